/**
 * The part of a lock file that is compared.
 *
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly optional?: boolean }} LockedPackage
 * @typedef {{ readonly packages: Readonly<Record<string, LockedPackage>> }} Lock
 */

/**
 * Says why the packages must be installed; undefined if they are those of the lock file.
 *
 * npm writes node_modules/.package-lock.json last, as a record of what it has installed. Contents are compared, and not dates, since a
 * checkout may change only the date of the lock file. Additional packages are ignored.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export function packagesProblem(wanted, installed) {
  if (installed === undefined) return 'they are not installed yet, or an installation was interrupted';
  const changed = Object.entries(wanted.packages).find(([path, pkg]) => !isAsLocked(path, pkg, installed));
  return changed && `package-lock.json asks for another ${changed[0].split('node_modules/').at(-1)}`;
}

/**
 * Tells whether a package is installed as locked. Optional packages, such as those of other platforms, may be missing.
 *
 * @param {string} path
 * @param {LockedPackage} wanted
 * @param {Lock} installed
 */
function isAsLocked(path, wanted, installed) {
  if (path === '') return true;
  const present = installed.packages[path];
  if (present === undefined) return wanted.optional === true;
  return present.version === wanted.version && present.integrity === wanted.integrity;
}
