import type { PublishedContent } from '../model/content';
import { interfaceLanguage, type Words } from '../words';
import { hasAccommodation } from './has-accommodation';

/** The facts of a receipt that the payment service does not know. */
export interface ReceiptFacts {
  readonly conference: string;
  /** The receiver of the payment. */
  readonly payee?: string;
  /** Language of the site (BCP 47) and zone of the conference (IANA), for the amount in words and the date. */
  readonly language: string;
  readonly timeZone: string;
  /** Names of fees and supplements by id, and labels for without and with accommodation. */
  readonly titles: Readonly<Record<string, string>>;
  readonly accommodation: readonly string[];
  /** Labels of the counts of supplements: "Nights: ". */
  readonly counts: Readonly<Record<string, string>>;
}

interface ReceiptSource {
  readonly content: Pick<PublishedContent, 'conference' | 'fees' | 'supplements' | 'registration' | 'words'>;
  readonly words: Words;
}

/** Collects the facts of a receipt that the payment service does not know. */
export function receiptFacts({ content, words }: ReceiptSource): ReceiptFacts {
  const { conference, fees, supplements, registration } = content;
  const { name, acronym, organizer, venue, start, end, language, timeZone } = conference;
  return {
    conference: words.lists.text([`${name} (${acronym})`, words.dates.periodInText(start, end), venue?.city]),
    ...(organizer && { payee: organizer.name }),
    language: interfaceLanguage(language, content.words),
    timeZone,
    titles: Object.fromEntries([
      ...fees.map(({ id, category }) => [id, category]),
      ...supplements.map(({ id, title }) => [id, title]),
    ]),
    counts: receiptCounts(words),
    accommodation:
      registration?.fees && hasAccommodation(fees) ? [registration.fees.without, registration.fees.with] : [],
  };
}

/** Returns the labels of the counts of supplements: "Nights: ". */
export const receiptCounts = ({ paymentForm, colon }: Words): ReceiptFacts['counts'] =>
  Object.fromEntries((['units', 'nights', 'persons'] as const).map((name) => [name, paymentForm.choice[name] + colon]));
