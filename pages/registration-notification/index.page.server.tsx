import { PageHeader } from '../../renderer/components/PageHeader';
import type { PageProps } from '../../renderer/site';

/** Shows only a heading, reserved for notices to come (specification, section 2.8). */
export function Page({ route }: PageProps) {
  return <PageHeader title={route.title} />;
}
