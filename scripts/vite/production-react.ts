import { createRequire } from 'node:module';

/** The modules that the server renders with. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/**
 * Loads React's production build for `npm run dev`, before Vite loads React. The development build records a stack for every element,
 * which takes four fifths of the time of a page. React's warnings appear in browsers, and with `NODE_ENV=development npm run dev`.
 * Returns the matching JSX setting for Vite.
 */
export function loadProductionReact(): { readonly jsx: { readonly development: boolean } } {
  const asked = process.env.NODE_ENV;
  if (asked === 'development') return { jsx: { development: true } };
  const load = createRequire(import.meta.url);
  process.env.NODE_ENV = 'production';
  for (const name of MODULES) load(name);
  // Vite sets it for other modules.
  if (asked === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = asked;
  return { jsx: { development: false } };
}
