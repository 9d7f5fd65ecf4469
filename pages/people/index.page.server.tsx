import { StandardPage } from '../../renderer/components/StandardPage';
import type { ProgramPageProps } from '../../renderer/site';
import type { PeopleView } from '../../shared/program/list-views';
import { PeopleByName } from './PeopleByName';

/**
 * Shows everybody with a role at the conference by family name. If there are many, links to the pages of their
 * initials.
 */
export function Page({ content, route, routes, view, words }: ProgramPageProps<PeopleView>) {
  return (
    <StandardPage content={content} route={route}>
      <PeopleByName view={view} search={routes.of('search')?.path} words={words} />
    </StandardPage>
  );
}
