import { StandardPage } from '../../renderer/components/StandardPage';
import type { ProgramPageProps } from '../../renderer/site';
import type { PeopleView } from '../../shared/program/list-views';
import { PeopleByName } from './PeopleByName';

/** Everybody who has a part in the conference, by family name; where they are many, the letters under which they stand. */
export function Page({ content, route, view, words }: ProgramPageProps<PeopleView>) {
  return (
    <StandardPage content={content} route={route}>
      <PeopleByName view={view} words={words} />
    </StandardPage>
  );
}
