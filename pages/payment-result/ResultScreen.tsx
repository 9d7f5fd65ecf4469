import { errorText } from '../../renderer/error-text';
import { withHtml } from '../../renderer/html-texts';
import { Island } from '../../renderer/Island';
import { PaymentResultScreen } from '../../renderer/islands/PaymentResultScreen';
import { type PageProps, requireContent } from '../../renderer/site';
import { receiptFacts } from '../../shared/fees/receipt-facts';

/** Renders the island of the result, which only the browser can look up. */
export function ResultScreen({ route: { path }, ...site }: PageProps) {
  const { content, words } = site;
  const { api, result, service } = requireContent(content.payment);
  const { withoutScript: _, ...texts } = result;
  const currencies = content.currencies.map(({ code, number, name }) => ({ code, number, name }));
  const account = service?.transfer && withHtml(service.transfer.account);
  return (
    <Island
      name="PaymentResultScreen"
      component={PaymentResultScreen}
      props={{
        address: `${path}/id`,
        path,
        result: {
          ...{ api, currencies, texts: withHtml(texts), words: words.paymentResult, receipt: receiptFacts(site) },
          ...(account && { transfer: { account, words: words.paymentService } }),
        },
        error: withHtml(errorText(site)),
      }}
      load="idle"
    />
  );
}
