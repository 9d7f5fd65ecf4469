import { basename, dirname, join } from 'node:path';
import { intendedName } from './unfinished';

/** Why a file or folder cannot be read or written, and what to do, by the code of the system's error. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not. Give it the right to, or choose another place.',
  EPERM: 'this account may not, or another program holds it. Close that, give the right to, or choose another place.',
  EROFS: 'the disk or folder is read-only. Choose another place, or make it writable.',
  ENOSPC: 'the disk is full. Make room, and run the command again.',
  EDQUOT: 'your share of the disk is used up. Make room, and run the command again.',
  ENOTDIR: 'a part of the path is a file. Choose another place.',
  EEXIST: 'a file of this name is in the way. Choose another name.',
  EISDIR: 'a folder has this name. Name a file.',
  ENOENT: 'there is no such file or folder, and it cannot be made there. Check the path.',
  EBUSY: 'another program holds it. Close that, and run the command again.',
  EMFILE: 'too many files are open. Close other programs, and run the command again.',
  ENAMETOOLONG: 'the name is too long. Choose a shorter one.',
};

/** Tells whether Node reports a problem of the file system. There is no path in it if the file was open already. */
function isOfFiles(problem: unknown): problem is NodeJS.ErrnoException {
  if (!(problem instanceof Error && 'syscall' in problem && typeof problem.syscall === 'string')) return false;
  return 'path' in problem || /^(?:write|read|close|fsync|ftruncate)$/.test(problem.syscall);
}

/** Describes a problem with a file or folder, and what to do about it; undefined for other problems. */
export function fileErrorMessage(problem: unknown): string | undefined {
  if (!isOfFiles(problem)) return undefined;
  const { path = '', code = '', syscall } = problem;
  // Node reports this when it cannot make a folder in a read-only one.
  const reason = REASONS[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code];
  if (reason === undefined) return undefined;
  // A file has a temporary name while it is written: ".papers.csv.812.new".
  const own = intendedName(basename(path));
  const isRead = own === undefined && /^(?:scandir|stat|lstat|read|open)$/.test(syscall ?? '');
  return `${own === undefined ? path || 'A file' : join(dirname(path), own)} cannot be ${isRead ? 'opened' : 'written'}: ${reason}`;
}

/** Errors that JavaScript itself throws: they are bugs, and not messages for users. */
const BUGS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Returns the message of a problem for users of a command; with the stack if it is a bug. */
export function errorMessage(problem: unknown): string {
  if (problem instanceof Error && BUGS.some((kind) => problem instanceof kind))
    return `The program itself failed. Please report this fault:\n${problem.stack}`;
  return fileErrorMessage(problem) ?? (problem instanceof Error ? problem.message : String(problem));
}
