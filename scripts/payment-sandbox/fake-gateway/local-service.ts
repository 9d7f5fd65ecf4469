import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Reply, refusal, text } from '../../payments/contract/reply';
import { openDatabase } from '../../payments/database/open-database';
import type { PaymentFacts } from '../../payments/facts';
import { transferGateway } from '../../payments/gateways/bank-transfer';
import { clicToPay } from '../../payments/gateways/clictopay';
import { folderPost } from '../../payments/mails/post';
import { sendMails } from '../../payments/mails/send-mails';
import { reconcile } from '../../payments/orders/reconcile';
import type { OrderRow, Person } from '../../payments/orders/rows';
import { replyTo } from '../../payments/server/server';
import type { PaymentService } from '../../payments/service';
import type { Handler } from '../../serve/site-server';
import { faultOf, unknownFault, withRequestedFault } from '../faults';
import { FirstCalls } from '../first-calls';
import { cardPath, FAKE_GATEWAY, SANDBOX_API } from '../paths';
import { isLoopback, sandboxHandler } from '../sandbox';
import { answerFakeGateway } from './answers';
import { FAKE_ACCESS, FakeGateway } from './fake-gateway';

interface LocalOptions {
  readonly facts: PaymentFacts;
  /** The SQLite file; what is in it is deleted, as the gateway begins with nothing, too. */
  readonly file: string;
  /** The folder that gets the mails. */
  readonly mails: string;
  readonly now?: () => number;
}

/** Milliseconds between two rounds of work. */
const ROUND = 1000;

/**
 * Makes the payment service with the fake gateway and its card page, below /payment-sandbox: the service that takes real payments, on an
 * SQLite file of this machine. Throws an error if SQLite is not installed.
 */
export async function localService({ facts, file, mails, now = Date.now }: LocalOptions): Promise<Handler> {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  const database = await openDatabase(file);
  // The page is where the visitor is: the reply has its whole address.
  const gateway = new FakeGateway(cardPath, now);
  const firstCalls = new FirstCalls();
  let visited: PaymentService | undefined;

  /** The service as a visitor sees it, since this machine has several names. */
  const serviceAt = (request: IncomingMessage): PaymentService => {
    const { localAddress = '', localPort } = request.socket;
    const here = `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
    const card = clicToPay({ url: here + FAKE_GATEWAY, ...FAKE_ACCESS });
    visited = {
      ...{
        database,
        facts,
        gateways: { card, ...transferGateway(facts, database) },
        origin: `http://${request.headers.host}`,
        now,
      },
      log: () => undefined,
    };
    return visited;
  };
  const post = await folderPost(mails);
  const work = async () => {
    if (visited === undefined) return;
    await reconcile(visited);
    await sendMails(visited, post);
  };
  setInterval(() => work().catch(console.error), ROUND).unref();

  const payerOf = async (column: 'order_number' | 'gateway_id', value: string): Promise<Known | undefined> => {
    const [order] = await database.transaction((run) =>
      run<Pick<OrderRow, 'id' | 'person'>>(
        `select id, person from orders where id in (select order_id from attempts where ${column} = $1)`,
        [value],
      ),
    );
    return order?.person ? { id: order.id, payer: JSON.parse(order.person) as Person } : undefined; // the service wrote it
  };

  /** Changes a reply of the service if the payer's e-mail address asks for a fault. */
  const withFault = async (reply: Reply, path: string, host: string): Promise<Reply> => {
    const call = path.startsWith('/payment-info') ? 'payment-info' : 'create-payment';
    const body: unknown = reply.headers['content-type'] === 'application/json' ? JSON.parse(reply.body) : undefined;
    const { formUrl, email } = Object(body) as { formUrl?: string; email?: string };
    const known = formUrl === undefined ? undefined : await payerOf('gateway_id', formUrl.split('/').at(-1) ?? '');
    const asked = email ?? known?.payer.email;
    if (asked === undefined) return reply;
    const fault = faultOf(asked);
    if (typeof fault === 'string') return refusal(422, unknownFault(fault));
    const whole =
      // That of a bank transfer is the site's own page.
      !formUrl?.startsWith('/') ? reply : { ...reply, body: JSON.stringify({ formUrl: `http://${host}${formUrl}` }) };
    return withRequestedFault(whole, call, asked, firstCalls.isFirst(call, known?.id ?? path));
  };

  async function answer(request: IncomingMessage, path: string): Promise<Reply> {
    const { host } = request.headers;
    if (host === undefined || !isLoopback(host)) return text(403, 'The sandbox works on this machine only.');
    const service = serviceAt(request);
    if (path.startsWith(`${SANDBOX_API}/`)) {
      const own = path.slice(SANDBOX_API.length);
      return withFault(await replyTo(service, request, own), own, host);
    }
    const reply = await answerFakeGateway(request, path, {
      gateway,
      callbackUrl: () => `${service.origin}${SANDBOX_API}/gateway/clictopay/callback`,
      payerOf: async (orderNumber) => (await payerOf('order_number', orderNumber))?.payer,
    });
    return reply ?? text(404, 'The sandbox has no such address.');
  }

  return sandboxHandler(answer);
}

interface Known {
  readonly id: string;
  readonly payer: Person;
}
