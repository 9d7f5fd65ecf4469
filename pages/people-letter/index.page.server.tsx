import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import type { ProgramPageProps } from '../../renderer/site';
import type { PeopleView } from '../../shared/program/list-views';
import { PeopleByName } from '../people/PeopleByName';

/** Shows the people whose family names have the same initial. */
export function Page({ route, routes, view, words }: ProgramPageProps<PeopleView>) {
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PeopleByName view={view} search={routes.of('search')?.path} words={words} />
      </PageBody>
    </>
  );
}
