import { amountInWords } from '../../../shared/fees/amount-in-words';
import { wordsIn } from '../../../shared/words';
import { type Block, paragraph, plain } from '../../exports/documents/blocks';
import { makeDocumentPdf } from '../../exports/documents/document-pdf';
import type { PaymentFacts } from '../facts';
import { currencyCode } from '../gateways/minor-units';
import type { ReceiptSubject } from './subject';

/** Makes the receipt of a payment, in the look of the conference's documents. */
export async function receiptPdf(subject: ReceiptSubject, facts: PaymentFacts): Promise<Uint8Array> {
  const { order, person, attempt, payment, choice, language, texts, receipt, purpose, amount } = subject;
  const words = wordsIn(language).paymentResult;
  const inWords = await amountInWords(order.amount, language);
  const currency = new Intl.DisplayNames(language, { type: 'currency' }).of(currencyCode(order.currency));
  const { invoice, attendee } = choice ?? {};
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.amount, amount],
    [words.inWords, inWords && `${inWords} (${currency})`],
    [words.payer, isolated(`${person.first_name} ${person.last_name}`)],
    [texts.participant, attendee && isolated(`${attendee.first_name} ${attendee.last_name}`)],
    [texts.invoiceTo, invoice && isolated([invoice.name, invoice.address].join('\n'))],
    [words.payee, receipt.payee && isolated(receipt.payee)],
    [words.conference, isolated(receipt.conference)],
    [words.purpose, purpose],
    [texts.reference, order.reference],
    [words.order, attempt?.gateway_id ?? undefined],
    [words.date, payment && dateText(payment.at, language, receipt.timeZone)],
  ];
  const blocks: readonly Block[] = [
    { kind: 'title', eyebrow: facts.conference.name, title: words.receipt },
    {
      kind: 'table',
      widths: [1, 2.4],
      rows: rows.flatMap(([label, fact]) => (fact ? [[[{ text: label, bold: true }], plain(fact)]] : [])),
    },
    ...(facts.settings.vat === undefined ? [] : [paragraph(facts.settings.vat)]),
  ];
  // Labels in the language of the payer; what the data says stays as it is.
  const content = { conference: { ...facts.conference, language }, theme: facts.theme };
  return makeDocumentPdf(blocks, content, `${words.receipt} ${order.reference}`, {
    enlarged: 1.15,
  });
}

/** Keeps each line in the direction of its own first letter, by isolates of Unicode (UAX #9): "3029 Sfax" in an Arabic receipt. */
const isolated = (text: string) => text.replaceAll(/^.+$/gm, '\u2068$&\u2069');

const dateText = (at: number, language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23', timeZone }).format(at);
