import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { WithoutScript } from '../../renderer/components/WithoutScript';
import { type PageProps, requireContent } from '../../renderer/site';
import { ResultScreen } from './ResultScreen';

/** Shows the result of a payment. The HTML is the same for all payments, since only the browser knows the id. */
export function Page(props: PageProps) {
  const { content, route, words } = props;
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <ResultScreen {...props} />
        <WithoutScript text={requireContent(content.payment).result.withoutScript} words={words} />
      </PageBody>
    </>
  );
}
