import { createServer } from 'node:http';
import { answerFakeGateway, type ServedGateway } from '../../../scripts/payment-sandbox/fake-gateway/answers';
import { FakeGateway } from '../../../scripts/payment-sandbox/fake-gateway/fake-gateway';
import { cardPath, FAKE_GATEWAY } from '../../../scripts/payment-sandbox/paths';
import { send, text } from '../../../scripts/payments/contract/reply';
import { listen } from '../../../scripts/serve/listen';
import { requestPath } from '../../../scripts/serve/request-path';

/** Serves a fake gateway on a port of its own. */
export async function serveFakeGateway({
  now,
  ...options
}: Partial<Omit<ServedGateway, 'gateway'>> & { readonly now?: () => number } = {}) {
  let origin = '';
  const gateway = new FakeGateway((orderId) => origin + cardPath(orderId), now);
  const served = { gateway, callbackUrl: () => undefined, ...options };
  const server = createServer(async (request, response) => {
    const reply = await answerFakeGateway(request, requestPath(request.url ?? '/') ?? '', served);
    await send(response, reply ?? text(404, 'Nothing'));
  });
  origin = new URL(await listen(server, { host: '127.0.0.1', port: 0 })).origin;
  return {
    gateway,
    /** The address below which register.do is. */
    url: origin + FAKE_GATEWAY,
    /** Presses a button of a card page, again if it is not answered, and returns the address that the browser is sent to. */
    press: async (formUrl: string, decision: 'approve' | 'decline' | 'cancel'): Promise<string> => {
      const press = () =>
        fetch(formUrl, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
      const { headers } = await press().catch(press);
      return headers.get('location') ?? '';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
