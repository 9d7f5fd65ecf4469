import { SearchForm } from '../../renderer/components/SearchForm';
import { StandardPage } from '../../renderer/components/StandardPage';
import { WaysWithoutScript } from '../../renderer/components/WaysWithoutScript';
import type { PageProps } from '../../renderer/site';

/** The search, whose address holds what was looked for; without script, the ways to everything. */
export function Page({ content, route, routes, at, words }: PageProps) {
  const { search } = words;
  const ways = [routes.of('schedule'), ...routes.all('schedule-day'), routes.of('papers'), routes.of('people')];
  return (
    <StandardPage content={content} route={route}>
      <div data-later="search">
        <SearchForm path={route.path} shows="page" at={at} words={words} />
      </div>
      <WaysWithoutScript says={search.withoutScript} ways={ways} />
    </StandardPage>
  );
}
