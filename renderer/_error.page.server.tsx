import { pages } from '#content';
import { ButtonLink } from './components/ButtonLink';
import { PageBody, PageHeader } from './components/PageHeader';
import { Prose } from './components/Prose';
import { recordOf, routeOf, routesOf } from './page';

/** The error screen: for every address that leads nowhere (specification, section 2.1). */
export function Page() {
  const route = routeOf('error');
  const { text } = recordOf(pages, route);
  const [result, ...spellings] = routesOf('payment-result');
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        {text && <Prose text={text} />}
        <p data-enhance="payment-result" data-page={result?.path}>
          <ButtonLink link="/">Go to the home page</ButtonLink>
        </p>
        {spellings.map(({ path }) => (
          <p key={path} hidden data-enhance="payment-result" data-page={path} />
        ))}
      </PageBody>
    </>
  );
}
