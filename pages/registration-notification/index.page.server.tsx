import { PageHeader } from '../../renderer/components/PageHeader';
import type { PageProps } from '../../renderer/site';

/** A heading that keeps the place for notices to come (specification, section 2.8). */
export function Page({ route }: PageProps) {
  return <PageHeader title={route.title} />;
}
