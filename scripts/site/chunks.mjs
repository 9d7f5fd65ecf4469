/**
 * The files that the browser's script is divided into, by the modules that are in each.
 *
 * @type {Readonly<Record<string, RegExp>>}
 */
const CHUNKS = {
  // The code that every island needs; with the names of their classes, since each sheet's would be a file of fifty
  // bytes.
  react:
    /\/node_modules\/(react|react-dom|scheduler)\/|\/renderer\/(hydrate-island\.ts$|(islands|components)\/.*\.module\.css)/,
  // The forms of two pages.
  form: /\/node_modules\/(final-form|react-final-form|@babel\/runtime)\/|\/renderer\/islands\/form\//,
  // What every page begins with, and what comes later asks for too.
  start: /vite\/preload-helper\.js$|\/renderer\/(load-chunk|islands\.client|islands|trusted-html)\.ts$/,
  // What moves on the home page: each would be smaller than the headers that it comes with.
  home: /\/renderer\/enhancements\/(carousel|countdown|marquee|phases|typing)\.ts$/,
};

/**
 * The chunk of a module of the browser's script; others are where the bundler puts them.
 *
 * @param {string} module
 */
export const chunkOf = (module) => Object.entries(CHUNKS).find(([, modules]) => modules.test(module))?.[0];
