import type { Fee } from '#content';
import { feeDeadline } from '../../shared/fees/fee-deadline';
import { PRICE_LISTS } from '../../shared/fees/price-lists';
import { deadlineMoment } from '../../shared/format/deadlines';
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
      availability: 'https://schema.org/InStock',
      url: `${url}${encodeURI(page.canonical)}`,
      ...validityOf(fee, content),
    }));
  });
}

/** Returns when an offer is valid. Both limits are the end of the deadline that the fee names. */
function validityOf(fee: Fee, { conference: { timeZone }, deadlines }: Site['content']) {
  const endOf = (name: 'after' | 'until') => {
    const deadline = feeDeadline(fee, name, deadlines);
    return deadline && deadlineMoment(deadline, timeZone).replace(/T\d\d:\d\d/, '$&:00');
  };
  const [validFrom, validThrough] = [endOf('after'), endOf('until')];
  return { ...(validFrom && { validFrom }), ...(validThrough && { validThrough }) };
}
