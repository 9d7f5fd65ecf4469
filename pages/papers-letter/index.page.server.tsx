import { Letters } from '../../renderer/components/Letters';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import type { ProgramPageProps } from '../../renderer/site';
import type { PapersPartView } from '../../shared/program/list-views';

/** Shows the papers and posters whose titles have the same initial. */
export function Page({ route, view: { label, papers, parts }, words }: ProgramPageProps<PapersPartView>) {
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <Letters parts={parts} current={label} words={words} />
        <PaperEntries papers={papers} wide words={words} />
      </PageBody>
    </>
  );
}
