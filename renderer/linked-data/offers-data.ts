import type { Fee } from '#content';
import { PRICE_LISTS } from '../../shared/fees/price-lists';
import { dayAfter } from '../../shared/format/day-after';
import { offsetAt } from '../../shared/format/offset-at';
import { feeDay } from '../fees/fee-day';
import type { Site } from '../site';

/** Lists the fees (https://schema.org/Offer) of each price list, without accommodation. */
export function offersOf({ content, routes }: Pick<Site, 'content' | 'routes'>) {
  const { conference, fees, registration } = content;
  const { url } = conference;
  const page = routes.of('registration');
  const texts = registration?.fees;
  // An offer needs the address of a page where it can be accepted.
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

/** Returns when an offer is valid. Both limits are the start of the day after the one that the fee names. */
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
