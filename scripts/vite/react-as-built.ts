import { createRequire } from 'node:module';

/** The packages that the server renders with. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/**
 * Has `npm run dev` render pages with React as the build does, before Vite loads it: for development, React notes the stack of every
 * element that it makes, which takes four fifths of the time of a page. Browsers, and `NODE_ENV=development npm run dev`, have React's
 * warnings. Gives Vite's setting for JSX that goes with it.
 */
export function reactAsBuilt(): { readonly jsx: { readonly development: boolean } } {
  const asked = process.env.NODE_ENV;
  if (asked === 'development') return { jsx: { development: true } };
  const load = createRequire(import.meta.url);
  process.env.NODE_ENV = 'production';
  for (const name of MODULES) load(name);
  // Vite says what it is for the others.
  if (asked === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = asked;
  return { jsx: { development: false } };
}
