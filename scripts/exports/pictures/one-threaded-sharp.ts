/**
 * Loads sharp with settings that give the same bytes on every machine: the number of threads changes the bytes of an AVIF, and vector
 * instructions of processors may round differently.
 */
export async function oneThreadedSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.simd(false);
  return sharp;
}
