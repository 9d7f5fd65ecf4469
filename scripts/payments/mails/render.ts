import type { Choice } from '../../../shared/fees/choice';
import { purposeOf } from '../../../shared/fees/purpose';
import { type ReceiptFacts, receiptCounts } from '../../../shared/fees/receipt-facts';
import { linesOf } from '../../../shared/texts/rich-text';
import { wordsIn } from '../../../shared/words';
import type { PaymentFacts } from '../facts';
import { currencyCode } from '../gateways/minor-units';
import { mailsIn } from './languages';
import type { ReceiptSubject, Subject } from './subject';

/** A mail as it is sent. */
export interface RenderedMail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly attachment?: Attachment;
}

interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes a mail to a payer. `origin` is the address of the site. */
export async function renderMail(subject: Subject, facts: PaymentFacts, origin: string): Promise<RenderedMail> {
  const { kind, order, person } = subject;
  const { language, texts } = mailsIn(order.language);
  const receipt = receiptIn(language, facts);
  const choice = order.choice === null ? undefined : (JSON.parse(order.choice) as Choice); // checked when it was written
  const amount = typeof subject.facts.amount === 'number' ? subject.facts.amount : order.amount;
  const name = `${person.first_name} ${person.last_name}`;
  const words = wordsIn(language);
  const purpose = purposeOf(choice, receipt, words.paymentResult.paper) ?? '';
  const places: Readonly<Record<string, string>> = {
    name,
    conference: facts.conference.acronym,
    amount: amountText(amount, order.currency, language),
    purpose: purpose && words.paymentResult.purpose + words.colon + purpose,
    reference: order.reference,
    account: facts.settings.transfer ? linesOf(facts.settings.transfer.account).join('\n') : '',
    page: origin + encodeURI(facts.site.form),
    contact: facts.contact ?? '',
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
  const { subject: title, body } = texts[kind];
  const text = [filled(body), ...(facts.contact ? [filled(texts.questions)] : []), facts.conference.name]
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return {
    to: { name, address: person.email },
    subject: filled(title),
    text: `${text}\n`,
    ...(kind === 'receipt' && {
      attachment: await receiptOf(
        { ...subject, choice, language, texts, receipt, purpose, amount: places.amount ?? '' },
        facts,
      ),
    }),
  };
}

/** Makes the receipt. What sets it is loaded with the first one, so that the service starts at once. */
async function receiptOf(subject: ReceiptSubject, facts: PaymentFacts): Promise<Attachment> {
  const { receiptPdf } = await import('./receipt');
  return { name: `${subject.order.reference}.pdf`, bytes: await receiptPdf(subject, facts) };
}

/** The receipt's facts with the labels and dates of another language. */
const receiptIn = (language: string, { receipt }: PaymentFacts): ReceiptFacts => ({
  ...receipt,
  language,
  counts: receiptCounts(wordsIn(language)),
});

/** Formats thousandths: "700 TND", "59.50 EUR", with the signs of the language. */
function amountText(thousandths: number, currency: number, language: string): string {
  const isWhole = thousandths % 1000 === 0;
  return new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    style: 'currency',
    currency: currencyCode(currency),
    currencyDisplay: 'code',
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(thousandths / 1000);
}
