/** What vitest adds to the environment, and no organiser has: the fields of its import.meta.env among them. */
const ADDED = /^(?:NODE_ENV|MODE|DEV|PROD|SSR|TEST|BASE_URL|VITEST.*)$/;

/** An environment without what vitest adds to it. */
export const withoutVitest = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !ADDED.test(name)));

/** Does something in this process as if vitest had added nothing; vite would take it for variables of the site. */
export async function asWithoutVitest<T>(work: () => Promise<T>): Promise<T> {
  const added = Object.entries(process.env).filter(([name]) => ADDED.test(name));
  for (const [name] of added) delete process.env[name];
  try {
    return await work();
  } finally {
    Object.assign(process.env, Object.fromEntries(added));
  }
}
