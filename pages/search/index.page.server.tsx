import { PageLinks } from '../../renderer/components/PageLinks';
import { SearchForm } from '../../renderer/components/SearchForm';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';

/** Shows the search, whose address contains the query. Links to all lists, for visitors without script. */
export function Page({ content, route, routes, at, words }: PageProps) {
  const { search } = words;
  const lists = (['papers', 'people', 'topics'] as const).map((kind) => routes.of(kind));
  return (
    <StandardPage content={content} route={route}>
      <div data-later="search">
        <SearchForm path={route.path} shows="page" at={at} words={words} />
      </div>
      <noscript>
        <p>{search.withoutScript}</p>
      </noscript>
      <PageLinks pages={[routes.of('schedule'), ...routes.all('schedule-day'), ...lists]} />
    </StandardPage>
  );
}
