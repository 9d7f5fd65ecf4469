import { PageBody, PageHeader } from './components/PageHeader';
import { PageLinks } from './components/PageLinks';
import { Prose } from './components/Prose';
import { SearchForm } from './components/SearchForm';
import { type PageProps, recordOf } from './site';

/** Shows the error screen, for every unknown address (specification, section 2.1). */
export function Page({ content, route, routes, at, words }: PageProps) {
  const { text } = recordOf(content.pages, route);
  const home = routes.of('home');
  const search = routes.of('search');
  // The pages that most people look for.
  const elsewhere = (['schedule', 'papers', 'people', 'registration'] as const).flatMap(
    (kind) => routes.of(kind) ?? [],
  );
  const what = {
    tag: 'p',
    children: [{ tag: 'strong', children: [words.defaults.notFound] }, ` ${words.error.next}`],
  };
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <Prose text={{ children: [...(text?.children ?? []), what] }} />
        {/* Without results as one types, which are at the top of every page. */}
        {search && <SearchForm path={search.path} shows="page" at={at} words={words} />}
        <PageLinks
          pages={[
            home && { path: home.path, title: words.error.home },
            ...elsewhere,
            ...(elsewhere.length > 0 ? [{ path: '#footer', title: words.footer.heading }] : []),
          ]}
        />
        {/* Last, so that nothing moves when its script shows it. */}
        {home && (
          <p hidden data-later="likely-page">
            {words.error.meant + words.colon}
            <a href={home.path}>{home.title}</a>
          </p>
        )}
        {routes.all('payment-result').map(({ path }) => (
          <p key={path} hidden data-enhance="payment-result" data-page={`${path}/`} />
        ))}
      </PageBody>
    </>
  );
}
