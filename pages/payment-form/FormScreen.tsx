import { errorText } from '../../renderer/error-text';
import { withHtml } from '../../renderer/html-texts';
import { Island } from '../../renderer/Island';
import { PaymentFormScreen } from '../../renderer/islands/PaymentFormScreen';
import { type PageProps, requireContent } from '../../renderer/site';
import { accountCurrency } from '../../shared/fees/account-currency';
import { feesToPay } from '../../shared/fees/payable';

/** Renders the island of the form, the only part of the page with React. */
export function FormScreen({ route: { path }, ...site }: PageProps) {
  const { content, words } = site;
  const { api, allowedHosts, form, service } = requireContent(content.payment);
  const { intro: _, withoutScript: __, nextSteps: ___, ...texts } = form;
  const fees = feesToPay(content, words);
  const currencies = content.currencies.filter(({ offered }) => offered).map(({ code, number }) => ({ code, number }));
  const transferIn = service && accountCurrency({ settings: service, currencies });
  return (
    <Island
      name="PaymentFormScreen"
      component={PaymentFormScreen}
      props={{
        address: path,
        path,
        form: {
          api,
          allowedHosts,
          currencies,
          texts: withHtml(texts),
          words: words.paymentForm,
          toasts: words.toasts,
          ...(fees && { fees }),
          ...(service && { service: words.paymentService }),
          ...(transferIn !== undefined && { transferIn }),
        },
        error: withHtml(errorText(site)),
      }}
      load="idle"
    />
  );
}
