import type { Route } from '#content';
import { Island } from '../Island';
import { PaymentScreens, type PaymentScreen as Screen } from '../islands/PaymentScreens';
import { type PageProps, recordOf, type Site, shown } from '../site';

type Kind = 'payment-form' | 'payment-result' | 'payment-failure';

/** What each screen is given. A page carries its own alone: it travels as JSON in the HTML. */
const SCREENS: Readonly<Record<Kind, (site: Site, path: string) => Screen>> = {
  'payment-form': ({ content: { currencies, ...content }, words }, path) => {
    const payment = shown(content.payment);
    const { intro: _, withoutScript: __, nextSteps: ___, ...texts } = payment.form;
    return {
      kind: 'form',
      path,
      api: payment.api,
      allowedHosts: payment.allowedHosts,
      currencies: currencies.filter(({ offered }) => offered).map(({ code, number }) => ({ code, number })),
      texts,
      words: words.paymentForm,
    };
  },
  'payment-result': ({ content: { currencies, ...content }, words }, path) => {
    const payment = shown(content.payment);
    const { withoutScript: _, ...texts } = payment.result;
    return {
      kind: 'result',
      path,
      api: payment.api,
      currencies: currencies.map(({ code, number, name }) => ({ code, number, name })),
      texts,
      words: words.paymentResult,
    };
  },
  'payment-failure': ({ content, showPicture }, path) => {
    const { image, imageAlt } = shown(content.payment).failure;
    return {
      kind: 'failure',
      path,
      picture: showPicture(image, 'illustration', { width: 480, height: 320 }),
      imageAlt,
    };
  },
};

/** The payment screen of a page. The failure's is a picture, and ships no script. */
export function PaymentScreen({ route, ...site }: PageProps) {
  const { path } = route;
  const props = { address: path, screens: [screenOf(site, route)], error: errorText(site) };
  if (route.kind === 'payment-failure') return <PaymentScreens {...props} />;
  return <Island name="PaymentScreens" component={PaymentScreens} props={props} load="idle" />;
}

function screenOf(site: Site, { kind, path }: Route): Screen {
  return SCREENS[kind as Kind](site, path); // only pages of these kinds show it
}

function errorText({ content, routes }: Site) {
  const error = routes.of('error');
  return (error && recordOf(content.pages, error).text) ?? { html: '' };
}
