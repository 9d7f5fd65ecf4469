import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { WithoutScript } from '../../renderer/components/WithoutScript';
import { ConferenceOver } from '../../renderer/phases/ConferenceOver';
import { type PageProps, requireContent } from '../../renderer/site';
import { FormScreen } from './FormScreen';
import styles from './PaymentFormPage.module.css';

/** Shows the form to pay the registration by card (specification, sections 2.8, 5 and 7). */
export function Page(props: PageProps) {
  const { content, route, words } = props;
  const { intro, nextSteps, withoutScript } = requireContent(content.payment).form;
  return (
    <>
      <PageHeader title={route.title} below={<ConferenceOver content={content} advice={words.phases.stillDue} />} />
      <PageBody>
        <Prose text={intro} />
        <div className={styles.columns}>
          <div>
            <WithoutScript text={withoutScript} words={words} />
            <FormScreen {...props} />
          </div>
          {nextSteps && (
            <aside className={styles.nextSteps} aria-labelledby="next-steps">
              <h2 id="next-steps">{nextSteps.heading}</h2>
              <Prose text={nextSteps.text} />
            </aside>
          )}
        </div>
      </PageBody>
    </>
  );
}
