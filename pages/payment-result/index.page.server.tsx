import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { WithoutScript } from '../../renderer/components/WithoutScript';
import { type PageProps, requireContent } from '../../renderer/site';
import { ResultScreen } from './ResultScreen';

/** The result of a payment, the same HTML for every id: only the browser knows the address's end. */
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
