import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Receipt } from '../../../renderer/islands/payment/receipt/Receipt';
import { wordsIn } from '../../../shared/words';

const INFO = { email: 'amel@example.org', amount: 12_500, currency: 788, status: 2, date: '2031-03-14T15:26:53Z' };

it.each(['en', 'fr', 'ar'])('a receipt in %s gives the hour as every page does, of 24', (language) => {
  const html = renderToStaticMarkup(
    <Receipt
      info={INFO}
      orderId="5"
      currency="Tunisian dinar"
      facts={{ conference: 'ABC 2031', language, timeZone: 'Africa/Tunis', titles: {}, accommodation: [], counts: {} }}
      words={wordsIn(language).paymentResult}
    />,
  );
  expect(html).toMatch(/16:26:53/);
});
