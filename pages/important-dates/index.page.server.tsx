import { ImportantDates } from '../../renderer/components/ImportantDates';
import { OnePage } from '../../renderer/components/OnePage';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('important-dates');

/** The important dates alone; the home page shows them among its sections. */
export function Page({ route }: PageProps) {
  return (
    <OnePage route={route}>
      <ImportantDates embedded={false} />
    </OnePage>
  );
}
