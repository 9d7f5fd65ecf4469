import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../cache/hash-of.mjs';
import { writeAtomically } from '../../files/write-atomically';
import { neededPackage } from '../needed-package';
import { isThisMachine, partsOf } from '../safe-address';
import type { RenderedMail } from './render';

/** A mail with its sender, ready to go. */
export interface Letter extends RenderedMail {
  /** Address of the sender, with its name. */
  readonly from: { readonly name: string; readonly address: string };
  /** The dedupe key of the outbox: mails with the same key are the same mail. */
  readonly key: string;
}

/** Sends a mail; throws an error if it was not taken. */
export type Post = (letter: Letter) => Promise<void>;

/**
 * Hands mails in at an SMTP server: smtps://user:password@mail.example.org. To another machine they go encrypted only. Throws an error if
 * the address says otherwise.
 */
export async function smtpPost(address: string): Promise<Post> {
  const { hostname = '', search = '' } = partsOf(address) ?? {};
  if (/[?&](tls\.|requireTLS)/i.test(search))
    throw new Error('SMTP_URL changes how mails are encrypted; leave "tls." and "requireTLS" out.');
  const { createTransport } = await neededPackage('nodemailer', () => import('nodemailer'));
  const transport = createTransport({
    ...{ url: address, requireTLS: !isThisMachine(hostname) },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  });
  return async (letter) => {
    await transport.sendMail(messageOf(letter));
  };
}

/** Writes each mail as a file. A mail that is sent again replaces itself. */
export async function folderPost(folder: string): Promise<Post> {
  const { createTransport } = await neededPackage('nodemailer', () => import('nodemailer'));
  const transport = createTransport({ streamTransport: true, buffer: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter));
    if (!Buffer.isBuffer(message)) throw new Error('The mail is no text.');
    writeAtomically([[join(folder, fileNameOf(letter.key)), message]]);
  };
}

/** Returns the name of the file of a mail. */
export const fileNameOf = (key: string): string => `${key.replaceAll(/[^A-Za-z0-9-]+/g, '-')}.eml`;

const messageOf = ({ key, from, to, subject, text, attachment }: Letter) => ({
  ...{ from, to, subject, text },
  // Equal for a mail that is sent again after a crash, so that mail programs show it once (RFC 5322, section 3.6.4).
  messageId: `<${hashOf(key, 32)}@${from.address.split('@')[1] ?? 'localhost'}>`,
  // RFC 3834: answers on holiday are not sent to it.
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(attachment && {
    attachments: [
      { filename: attachment.name, content: Buffer.from(attachment.bytes), contentType: 'application/pdf' },
    ],
  }),
});
