import { readFileSync, statSync } from 'node:fs';
import { WrongUsage } from '../command-line';
import { problemOfEmail } from './contract/text-rules';
import type { Database } from './database/database';
import type { PaymentFacts } from './facts';
import { transferGateway } from './gateways/bank-transfer';
import { type ClicToPayAccess, clicToPay } from './gateways/clictopay';
import type { Gateway } from './gateways/gateway';
import { isSafeAddress, isThisMachine, partsOf } from './safe-address';
import type { PaymentService } from './service';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a secret from the environment variable NAME, or from the file that NAME_FILE names, which only its owner may read. Throws
 * WrongUsage if it is missing.
 */
export function secretNamed(name: string, environment: Environment): string {
  const file = environment[`${name}_FILE`];
  const secret = file === undefined ? environment[name] : readSecret(file);
  if (!secret)
    throw new WrongUsage(`Set the environment variable ${name}, or ${name}_FILE to the path of a file with it.`);
  return secret;
}

function readSecret(file: string): string {
  // Windows has no modes.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new WrongUsage(`Others can read ${file}. Run: chmod 600 ${file}`);
  return readFileSync(file, 'utf8').trim();
}

/** Returns the card gateway that the environment or the data names, with its secrets from the environment. Throws WrongUsage. */
const cardGateway = (facts: Pick<PaymentFacts, 'settings'>, environment: Environment): Gateway =>
  clicToPay(cardAccess(facts, environment));

/** Returns the access to the card gateway. Throws WrongUsage if a part of it is missing. */
export function cardAccess({ settings }: Pick<PaymentFacts, 'settings'>, environment: Environment): ClicToPayAccess {
  const name = environment.PAYMENTS_GATEWAY || settings.gateway;
  if (name === undefined)
    throw new WrongUsage(
      'No gateway is set. Write "service: { gateway: clictopay }" in payment.yaml, or set PAYMENTS_GATEWAY.',
    );
  if (name !== 'clictopay') throw new WrongUsage(`PAYMENTS_GATEWAY is "${name}"; the service knows clictopay.`);
  const url = environment.CLICTOPAY_URL || settings.address;
  if (url === undefined)
    throw new WrongUsage(
      'Set CLICTOPAY_URL, or "address" in payment.yaml, to the address below which the gateway\'s register.do is.',
    );
  if (!isSafeAddress(url)) throw new WrongUsage(`The gateway's address must begin with https://, not ${url}.`);
  return {
    url,
    user: secretNamed('CLICTOPAY_USER', environment),
    password: secretNamed('CLICTOPAY_PASSWORD', environment),
  };
}

/** Returns the ways to pay of a conference. Throws WrongUsage. */
export const gatewaysOf = (
  facts: PaymentFacts,
  environment: Environment,
  database: Database,
): PaymentService['gateways'] => ({ card: cardGateway(facts, environment), ...transferGateway(facts, database) });

/** Returns the address of the site, to which payers are sent back. Throws WrongUsage. */
export function siteOrigin({ site }: Pick<PaymentFacts, 'site'>, environment: Environment): string {
  const origin = environment.PAYMENTS_SITE || site.origin;
  if (origin === undefined)
    throw new WrongUsage('Write "url" in conference.yaml, or set PAYMENTS_SITE: payers are sent back to the site.');
  if (!isSafeAddress(origin)) throw new WrongUsage(`The site's address must begin with https://, not ${origin}.`);
  return origin;
}

/** Returns the address of the mail server, with its password; undefined if none is set. Throws WrongUsage. */
export const mailServer = (environment: Environment): string | undefined =>
  environment.SMTP_URL || environment.SMTP_URL_FILE ? secretNamed('SMTP_URL', environment) : undefined;

/** Returns the address from which mails are sent: if nobody has named one, one that takes no answers. Throws WrongUsage. */
export function mailSender(
  { sender, organiser, site }: Pick<PaymentFacts, 'sender' | 'organiser' | 'site'>,
  environment: Environment,
): string {
  const host = site.origin === undefined ? 'localhost.localdomain' : new URL(site.origin).hostname;
  const address = environment.MAIL_FROM || sender || organiser || `no-reply@${host}`;
  if (problemOfEmail(address) !== undefined)
    throw new WrongUsage(`MAIL_FROM is "${address}". Write the address alone, as in name@example.org.`);
  return address;
}

/** Throws WrongUsage if Node is told to talk to anybody who says that he is the gateway. */
export function checkTls({ NODE_TLS_REJECT_UNAUTHORIZED: value }: Environment): void {
  if (value === '0')
    throw new WrongUsage(
      'Unset NODE_TLS_REJECT_UNAUTHORIZED: with it, anybody could answer in the place of the gateway.',
    );
}

/**
 * Returns the address of the database: a file or postgres://… Throws WrongUsage if there is none, or if what it stores could be read on
 * the way.
 */
export function databaseAddress(given: string | undefined, environment: Environment): string {
  const address =
    given ?? (environment.DATABASE_URL_FILE ? secretNamed('DATABASE_URL', environment) : environment.DATABASE_URL);
  if (!address) throw new WrongUsage('Name the database: --db FILE, or --db postgres://… (or set DATABASE_URL).');
  const { protocol = '', hostname = '', searchParams } = partsOf(address) ?? {};
  const isRemote = /^postgres(ql)?:$/.test(protocol) && hostname !== '' && !isThisMachine(hostname);
  if (isRemote && searchParams?.get('sslmode') !== 'verify-full')
    throw new WrongUsage(
      `The database is on another machine (${hostname}): add ?sslmode=verify-full to its address, and &sslrootcert=FILE if its certificate is your own.`,
    );
  return address;
}
