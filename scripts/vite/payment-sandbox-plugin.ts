import type { Plugin } from 'vite';
import type { Content } from '../content/content';
import type { Route } from '../content/link/route';
import { SANDBOX_API } from '../payment-sandbox/paths';
import { paymentSandbox } from '../payment-sandbox/sandbox';

/** The part of the compiled modules that the sandbox needs. */
type Modules = Pick<Content, 'currencies'> & { readonly routes: readonly Route[] };

/** For `npm run dev`: payments go to the sandbox, which answers on the same port, unless PAYMENT_API names a service. */
export function paymentSandboxPlugin(): Plugin {
  return {
    name: 'payment-sandbox',
    apply: 'serve',
    config() {
      // Before the content is compiled, which happens when the server is configured.
      process.env.PAYMENT_API ||= SANDBOX_API;
    },
    configureServer(server) {
      // Through Vite, so that an edit of currencies.csv counts at once.
      server.middlewares.use(paymentSandbox(async () => (await server.ssrLoadModule('/.content/index.ts')) as Modules));
    },
  };
}
