import type { Fee } from '#content';
import { PRICE_LISTS } from '../../shared/fees/price-lists';
import { dayAfter } from '../../shared/format/day-after';
import { offsetAt } from '../../shared/format/offset-at';
import { feeDay } from '../fees/fee-day';
import type { Site } from '../site';

/** The prices of taking part (https://schema.org/Offer): each fee of each price list, without accommodation. */
export function offersOf({ content, routes }: Pick<Site, 'content' | 'routes'>) {
  const { conference, fees, registration } = content;
  const { url } = conference;
  const page = routes.of('registration');
  const texts = registration?.fees;
  // An offer leads to where it can be taken up.
  if (url === undefined || page === undefined || texts === undefined) return [];
  return PRICE_LISTS.flatMap((from) => {
    const list = texts[from];
    if (list === undefined) return [];
    return fees.map((fee) => ({
      '@type': 'Offer',
      name: fee.category,
      description: list.caption,
      price: fee[from],
      priceCurrency: list.currency,
      url: `${url}${encodeURI(page.canonical)}`,
      ...validityOf(fee, content),
    }));
  });
}

/** An offer begins, and ends, with a day that begins: that after the one which the fee names. */
function validityOf(fee: Fee, { conference: { timeZone }, deadlines }: Site['content']) {
  const afterDay = (name: 'after' | 'until') => {
    const day = feeDay(fee, name, deadlines);
    if (day === undefined) return undefined;
    const next = dayAfter(day);
    return `${next}T00:00:00${offsetAt(timeZone, `${next}T00:00`)}`;
  };
  const [validFrom, validThrough] = [afterDay('after'), afterDay('until')];
  return { ...(validFrom && { validFrom }), ...(validThrough && { validThrough }) };
}
