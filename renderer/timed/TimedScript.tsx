import { TIMED_SCRIPT } from '../../shared/timed/script';

/** Ends an element with time-dependent parts: shows those that are true now, before the first paint. */
export function TimedScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, named by its hash in the content security policy
  return <script dangerouslySetInnerHTML={{ __html: TIMED_SCRIPT }} />;
}
