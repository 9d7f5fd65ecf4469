import type { ReactNode } from 'react';
import { type PageProps, recordOf } from '../site';
import { PageBody, PageHeader } from './PageHeader';
import { Prose } from './Prose';

interface StandardPageProps extends Pick<PageProps, 'content' | 'route'> {
  /** A notice below the title. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of pages.yaml: its title, its text if it has one, then its own content. */
export function StandardPage({ content, route, below, children }: StandardPageProps) {
  const { text } = recordOf(content.pages, route);
  return (
    <>
      <PageHeader title={route.title} below={below} />
      <PageBody>
        {text && <Prose text={text} />}
        {children}
      </PageBody>
    </>
  );
}
