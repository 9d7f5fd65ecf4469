import { PageHeader } from '../../renderer/components/PageHeader';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('registration-notification');

/** A heading that keeps the place for notices to come (specification, section 2.8). */
export function Page({ route }: PageProps) {
  return <PageHeader title={route.title} />;
}
