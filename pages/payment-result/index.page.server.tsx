import { payment } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaymentScreen } from '../../renderer/components/PaymentScreen';
import { WithoutScript } from '../../renderer/components/WithoutScript';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('payment-result');

/** The result of a payment, the same HTML for every id: only the browser knows the address's end. */
export function Page({ route }: PageProps) {
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PaymentScreen kind="payment-result" path={route.path} />
        <WithoutScript text={payment.result.withoutScript} />
      </PageBody>
    </>
  );
}
