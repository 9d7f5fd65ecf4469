import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '../content/fields';
import { decode } from '../content/read/decode';
import { formats } from '../content/validate/formats';

/** The facts of the conference that an import needs: its time zone (IANA) and language. */
export interface ConferenceFacts {
  readonly zone: string;
  readonly language: string;
}

/** Reads the facts from a data folder. Throws an error if there is no time zone, since nothing can be imported then. */
export function conferenceFacts(dataDir: string): ConferenceFacts {
  const decoded = decode(readFileSync(join(dataDir, 'conference.yaml')));
  const facts: unknown = 'text' in decoded ? parse(decoded.text, { logLevel: 'silent' }) : undefined;
  const { timeZone, language } = isRecord(facts) ? facts : {};
  if (typeof timeZone !== 'string' || !formats['time-zone'].test(timeZone)) {
    throw new Error('conference.yaml has no time zone yet: "npm run content" reports what is missing in it.');
  }
  return { zone: timeZone, language: typeof language === 'string' ? language : 'en' };
}
