/** Milliseconds that a chunk may take (specification, section 9.4). */
const TIME_LIMIT = 120_000;

/** Loads a chunk of script; where it fails, or does not come in time, says which (specification, section 8). */
export function loadChunk<Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> {
  // Its time runs on beside a chunk that has come, and then means nothing: every page loads this, so it is short.
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT, 'timeout'));
  return Promise.race([load(), late]).catch((cause: unknown) => {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  });
}
