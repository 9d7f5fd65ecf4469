import type { Fee } from '#content';
import { dayAfter } from '../format/day-after';
import { offsetAt } from '../format/offset-at';
import type { Site } from '../site';

/** What taking part costs (https://schema.org/Offer): each fee in each currency, without accommodation. */
export function offersOf({ content, routes }: Pick<Site, 'content' | 'routes'>) {
  const { conference, fees, registration } = content;
  const { url, timeZone } = conference;
  const page = routes.of('registration');
  const texts = registration?.fees;
  // An offer leads to where it can be taken up.
  if (url === undefined || page === undefined || texts === undefined) return [];
  return (['local', 'international'] as const).flatMap((from) =>
    fees.map((fee) => ({
      '@type': 'Offer',
      name: fee.category,
      description: texts[from].caption,
      price: fee[from],
      priceCurrency: texts[from].currency,
      url: `${url}${encodeURI(page.canonical)}`,
      ...validityOf(fee, timeZone),
    })),
  );
}

/** Both days count: an offer ends when the day after begins. */
function validityOf({ from, until }: Pick<Fee, 'from' | 'until'>, timeZone: string) {
  const midnight = (day: string) => `${day}T00:00:00${offsetAt(timeZone, `${day}T00:00`)}`;
  return {
    ...(from && { validFrom: midnight(from) }),
    ...(until && { validThrough: midnight(dayAfter(until)) }),
  };
}
