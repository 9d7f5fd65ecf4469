/** Returns the code of an error, such as ENOSPC, which says nothing of payers as its message may. */
export function codeOf(problem: unknown): string | undefined {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
