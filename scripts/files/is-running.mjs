/**
 * Tells whether a process is running, whichever user it belongs to.
 *
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    // It runs and belongs to another user.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
