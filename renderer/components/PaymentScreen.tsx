import { currencies, type Payment, pages, payment } from '#content';
import { Island } from '../Island';
import { PaymentScreens, type PaymentScreen as Screen } from '../islands/PaymentScreens';
import { recordOf, routeOf } from '../page';
import { shownPicture } from '../picture';

type Kind = 'payment-form' | 'payment-result' | 'payment-failure';

const { api, allowedHosts } = payment;

/** What each screen is given. A page carries its own alone: it travels as JSON in the HTML. */
const SCREENS: Readonly<Record<Kind, (path: string, payment: Payment) => Screen>> = {
  'payment-form': (path, { form: { intro: _, withoutScript: __, nextSteps: ___, ...texts } }) => ({
    kind: 'form',
    path,
    api,
    allowedHosts,
    currencies: currencies.filter(({ offered }) => offered).map(({ code, number }) => ({ code, number })),
    texts,
  }),
  'payment-result': (path, { result: { withoutScript: _, ...texts } }) => ({
    kind: 'result',
    path,
    api,
    currencies: currencies.map(({ code, number, name }) => ({ code, number, name })),
    texts,
  }),
  'payment-failure': (path, { failure: { image, imageAlt } }) => ({
    kind: 'failure',
    path,
    picture: shownPicture(image, 'illustration', { width: 480, height: 320 }),
    imageAlt,
  }),
};

/** The payment screen of the page at an address. The failure's is a picture, and ships no script. */
export function PaymentScreen({ kind, path }: { readonly kind: Kind; readonly path: string }) {
  const error = recordOf(pages, routeOf('error')).text ?? { html: '' };
  const props = { address: path, screens: [SCREENS[kind](path, payment)], error };
  if (kind === 'payment-failure') return <PaymentScreens {...props} />;
  return <Island name="PaymentScreens" component={PaymentScreens} props={props} load="idle" />;
}
