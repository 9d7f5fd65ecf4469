/**
 * Tells whether a process is running, of whoever it is.
 *
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    // It runs, and is somebody else's.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
