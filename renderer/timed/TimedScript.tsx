import { TIMED_SCRIPT } from '../../shared/timed/script';

/** The last child of what holds parts that are true at some times only: shows those that are true now, before it is painted. */
export function TimedScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, named by its hash in the content security policy
  return <script dangerouslySetInnerHTML={{ __html: TIMED_SCRIPT }} />;
}
