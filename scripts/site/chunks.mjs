/**
 * The chunks of the browser's script, with the modules of each.
 *
 * @type {Readonly<Record<string, RegExp>>}
 */
const CHUNKS = {
  // Code that every island needs, with the class names of all CSS modules, which would otherwise be files of fifty bytes.
  react:
    /\/node_modules\/(react|react-dom|scheduler)\/|\/renderer\/(hydrate-island\.ts$|(islands|components)\/.*\.module\.css)/,
  // The forms of two pages.
  form: /\/node_modules\/(final-form|react-final-form|@babel\/runtime)\/|\/renderer\/islands\/form\//,
  // The entry script of every page, and its helpers that other chunks use too.
  start: /vite\/preload-helper\.js$|\/renderer\/(load-chunk|islands\.client|islands|trusted-html)\.ts$/,
  // Helpers of what starts after the first paint, on every page.
  later: /\/renderer\/enhancements\/(own-clock|site-digits)\.ts$/,
  // Animations of the home page: each alone would be smaller than its HTTP headers.
  home: /\/renderer\/enhancements\/(carousel|marquee|phases|typing)\.ts$/,
};

/**
 * Returns the chunk of a module; undefined if the bundler decides.
 *
 * @param {string} module
 */
export const chunkOf = (module) => Object.entries(CHUNKS).find(([, modules]) => modules.test(module))?.[0];
