/**
 * The library that makes pictures, set so that it gives the same bytes on every machine: how many threads write an AVIF
 * shows in the file, and the vector instructions of a processor may round in another way. Loaded when it is needed.
 */
export async function oneThreadedSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.simd(false);
  return sharp;
}
