import type { ReactNode } from 'react';
import { pages, type Route } from '#content';
import { recordOf } from '../page';
import { PageBody, PageHeader } from './PageHeader';
import { Prose } from './Prose';

/** A page of pages.yaml: its title, its text if it has one, then what it is about. */
export function OnePage({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const { text } = recordOf(pages, route);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        {text && <Prose text={text} />}
        {children}
      </PageBody>
    </>
  );
}
