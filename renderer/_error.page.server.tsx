import { ButtonLink } from './components/ButtonLink';
import { PageBody, PageHeader } from './components/PageHeader';
import { PageLinks } from './components/PageLinks';
import { Prose } from './components/Prose';
import { type PageProps, recordOf } from './site';

/** Shows the error screen, for every unknown address (specification, section 2.1). */
export function Page({ content, route, routes, words }: PageProps) {
  const { text } = recordOf(content.pages, route);
  const home = routes.of('home');
  // The pages that most people look for.
  const elsewhere = (['search', 'schedule', 'papers', 'people', 'registration'] as const).flatMap(
    (kind) => routes.of(kind) ?? [],
  );
  const [result, ...spellings] = routes.all('payment-result');
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        {text && <Prose text={text} />}
        {home && (
          <p {...(result && { 'data-enhance': 'payment-result', 'data-page': result.path })}>
            <ButtonLink link={home.path}>{words.error.home}</ButtonLink>
          </p>
        )}
        {elsewhere.length > 0 && <PageLinks pages={[...elsewhere, { path: '#footer', title: words.footer.heading }]} />}
        {/* Last, so that nothing moves when its script shows it. */}
        {home && (
          <p hidden data-later="likely-page">
            {words.error.meant + words.colon}
            <a href={home.path}>{home.title}</a>
          </p>
        )}
        {spellings.map(({ path }) => (
          <p key={path} hidden data-enhance="payment-result" data-page={path} />
        ))}
      </PageBody>
    </>
  );
}
