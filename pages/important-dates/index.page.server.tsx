import { ImportantDates } from '../../renderer/components/ImportantDates';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';

/** Shows the important dates, which the home page also contains. */
export function Page({ content, route, words }: PageProps) {
  return (
    <StandardPage content={content} route={route}>
      <ImportantDates content={content} embedded={false} words={words} />
    </StandardPage>
  );
}
