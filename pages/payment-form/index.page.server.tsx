import { payment } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaymentScreen } from '../../renderer/components/PaymentScreen';
import { Prose } from '../../renderer/components/Prose';
import { WithoutScript } from '../../renderer/components/WithoutScript';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';
import styles from './PaymentFormPage.module.css';

export const prerender = prerenderKind('payment-form');

/** The form to pay the registration by card (specification, sections 2.8, 5 and 7). */
export function Page({ route }: PageProps) {
  const { intro, nextSteps, withoutScript } = payment.form;
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <Prose text={intro} />
        <div className={styles.columns}>
          <div>
            <WithoutScript text={withoutScript} />
            <PaymentScreen kind="payment-form" path={route.path} />
          </div>
          {nextSteps && (
            <aside className={styles.nextSteps}>
              <h2>{nextSteps.heading}</h2>
              <Prose text={nextSteps.text} />
            </aside>
          )}
        </div>
      </PageBody>
    </>
  );
}
