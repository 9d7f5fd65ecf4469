import { ImportantDates } from '../../renderer/components/ImportantDates';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';

/** The important dates alone; the home page shows them among its sections. */
export function Page({ content, route, words }: PageProps) {
  return (
    <StandardPage content={content} route={route}>
      <ImportantDates tracks={content.tracks} deadlines={content.deadlines} embedded={false} words={words} />
    </StandardPage>
  );
}
