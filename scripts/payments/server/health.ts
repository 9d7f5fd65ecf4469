import { codeOf } from '../code-of';
import type { Gateway } from '../gateways/gateway';
import { addMail } from '../mails/outbox';
import type { Post } from '../mails/post';
import type { PaymentService } from '../service';

const MINUTE = 60_000;

/** Milliseconds after which a part of the service that has not done its work counts as stopped. */
const LONGEST = { reconciliation: 3 * MINUTE, mails: 5 * MINUTE, database: MINUTE } as const;

/** A part of the service that works again and again. `database` writes to it. */
export type Part = keyof typeof LONGEST;

/** Others without which the service does not work. */
type Other = 'gateway' | 'mail server';

/** Milliseconds in which one of them has answered nothing that it was asked. */
const SILENCE = 10 * MINUTE;

/** Knows how the service is: its parts say when they have worked, and whether others have answered. */
export class Health {
  readonly #clock: () => number;
  readonly #worked = new Map<Part, number>();
  readonly #silences = new Map<Other, { readonly since: number; readonly until: number }>();

  /** `clock` runs in milliseconds, whatever the time of the machine is set to. */
  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  /** Notes that a part begins or has worked. */
  worked(part: Part): void {
    this.#worked.set(part, this.#clock());
  }

  /** Notes whether somebody has answered what the service asked. */
  answered(who: Other, isAnswer: boolean): void {
    const now = this.#clock();
    if (isAnswer) this.#silences.delete(who);
    else this.#silences.set(who, { since: this.#silences.get(who)?.since ?? now, until: now });
  }

  /** Lists what does not work. */
  failing(): readonly string[] {
    const now = this.#clock();
    const stopped = [...this.#worked].filter(([part, at]) => now - at > LONGEST[part]).map(([part]) => part);
    // From question to question: nothing is known of the time in which nobody asked.
    const silent = [...this.#silences].filter(([, { since, until }]) => until - since >= SILENCE).map(([who]) => who);
    return [...stopped, ...silent];
  }
}

/** Returns a gateway that notes whether it is answered. */
export function watchedGateway(gateway: Gateway, health: Health): Gateway {
  return {
    ...gateway,
    register: async (registration) => {
      const answer = await gateway.register(registration);
      health.answered('gateway', answer.kind !== 'unknown');
      return answer;
    },
    status: async (orderNumber, within) => {
      const answer = await gateway.status(orderNumber, within);
      health.answered('gateway', answer.kind !== 'unreachable');
      return answer;
    },
  };
}

/** Returns a way for mails that notes whether the mail server answers. One that takes no mail to an address does. */
export const watchedPost =
  (post: Post, health: Health): Post =>
  async (letter) => {
    try {
      await post(letter);
      health.answered('mail server', true);
    } catch (problem) {
      health.answered('mail server', codeOf(problem) === 'EENVELOPE');
      throw problem;
    }
  };

/**
 * Makes the check that is run again and again: it writes to the database, and tells the organiser by mail, once a day at most, when
 * something does not work any more; if the database is what does not work, as soon as it does.
 */
export function healthCheck({ database, log, now }: PaymentService, health: Health): () => Promise<void> {
  let known = '';
  let untold: string | undefined;
  return async () => {
    const failing = health.failing().join(', ');
    if (failing !== known) log(failing ? `Does not work: ${failing}` : 'Everything works again');
    if (known === '' && failing !== '') untold = failing;
    known = failing;
    const at = now();
    await database.transaction(async (run) => {
      await run(
        "insert into meta (name, value) values ('written', $1) on conflict (name) do update set value = excluded.value",
        [at],
      );
      if (untold === undefined) return;
      const about = `health:${new Date(at).toISOString().slice(0, 10)}`;
      await addMail(run, { kind: 'alert', about, facts: { what: 'does not work', parts: untold }, at });
    });
    untold = undefined;
  };
}
