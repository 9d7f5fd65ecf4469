/** Timeout in milliseconds (specification, section 9.4). */
const TIME_LIMIT = 120_000;

/** Loads a chunk of script. Throws an error with its name on failure or timeout (specification, section 8). */
export function loadChunk<Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> {
  // The timer is not cleared, to keep the code short: every page loads it.
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT, 'timeout'));
  return Promise.race([load(), late]).catch((cause: unknown) => {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  });
}
