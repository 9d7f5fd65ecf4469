import { basename, dirname, join } from 'node:path';
import { intendedName } from './unfinished';

/** Why a file or folder cannot be read or written, by the code of the system's error, and what helps. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not. Give it the right to, or choose another place.',
  EPERM: 'this account may not. Give it the right to, or choose another place.',
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

/** A problem of the file system, as Node reports it: without a path where the file was open already. */
function isOfFiles(problem: unknown): problem is NodeJS.ErrnoException {
  if (!(problem instanceof Error && 'syscall' in problem && typeof problem.syscall === 'string')) return false;
  return 'path' in problem || /^(?:write|read|close|fsync|ftruncate)$/.test(problem.syscall);
}

/**
 * A problem with a file or folder as a sentence that says what to do; undefined for other problems, such as a fault of
 * the program.
 */
export function fileTrouble(problem: unknown): string | undefined {
  if (!isOfFiles(problem)) return undefined;
  const { path = '', code = '', syscall } = problem;
  // Node says so of a folder that cannot be made in one that is read-only.
  const reason = REASONS[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code];
  if (reason === undefined) return undefined;
  // A file is written next to its place at first: ".papers.csv.812.new".
  const own = intendedName(basename(path));
  const isRead = own === undefined && /^(?:scandir|stat|lstat|read|open)$/.test(syscall ?? '');
  return `${own === undefined ? path || 'A file' : join(dirname(path), own)} cannot be ${isRead ? 'opened' : 'written'}: ${reason}`;
}

/** Errors that JavaScript itself throws: none of them is meant for users. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** The message of a problem for whoever runs a command; a fault of the program comes with its place in the sources. */
export function inWords(problem: unknown): string {
  if (problem instanceof Error && FAULTS.some((kind) => problem instanceof kind))
    return `The program itself failed. Please report this fault:\n${problem.stack}`;
  return fileTrouble(problem) ?? (problem instanceof Error ? problem.message : String(problem));
}
