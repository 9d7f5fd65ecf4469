import type { ReceiptFacts } from '../../renderer/islands/payment/receipt/receipt-facts';
import type { Site } from '../../renderer/site';
import { hasAccommodation } from '../../shared/fees/has-accommodation';
import { interfaceLanguage } from '../../shared/words';

/** Collects the facts of a receipt that the payment service does not know. */
export function receiptFacts({ content, words }: Pick<Site, 'content' | 'words'>): ReceiptFacts {
  const { conference, fees, supplements, registration } = content;
  const { name, acronym, organizer, venue, start, end, language, timeZone } = conference;
  return {
    conference: words.lists.text([`${name} (${acronym})`, words.dates.period(start, end), venue?.city]),
    ...(organizer && { payee: organizer.name }),
    language: interfaceLanguage(language, content.words),
    timeZone,
    titles: Object.fromEntries([
      ...fees.map(({ id, category }) => [id, category]),
      ...supplements.map(({ id, title }) => [id, title]),
    ]),
    counts: Object.fromEntries(
      (['units', 'nights', 'persons'] as const).map((name) => [name, words.paymentForm.choice[name] + words.colon]),
    ),
    accommodation:
      registration?.fees && hasAccommodation(fees) ? [registration.fees.without, registration.fees.with] : [],
  };
}
