// Conservative syntax on purpose: see ../bootstrap.mjs.

/** The oldest version that works; the same as `engines` in package.json. */
export const MINIMUM_NODE = '20.19';

/**
 * Reads the numbers of a version: `v20.19.1` gives [20, 19, 1].
 *
 * @param {string} version
 * @returns {number[]}
 */
export function parseVersion(version) {
  return version
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * Tells whether one version is older than another. Missing parts count as 0.
 *
 * @param {string} version
 * @param {string} minimum
 * @returns {boolean}
 */
export function isOlder(version, minimum) {
  const have = parseVersion(version);
  const want = parseVersion(minimum);
  const first = want.findIndex((part, place) => part !== (have[place] || 0));
  return first !== -1 && (have[first] || 0) < (want[first] || 0);
}

/**
 * Returns the message for a Node version that is too old; undefined for other versions.
 *
 * @param {string} version
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  if (!isOlder(version, MINIMUM_NODE)) return undefined;
  return [
    `This project needs Node.js ${MINIMUM_NODE} or newer; this is ${version.replace(/^v/, '')}.`,
    'Install a newer one from https://nodejs.org (or run `nvm install`) and run the command again.',
  ].join('\n');
}
