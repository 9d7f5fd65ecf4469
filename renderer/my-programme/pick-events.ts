/**
 * The calendar of some events, made of the site's own calendars, so that its events are the same as those that somebody may
 * have subscribed to. `events` are the names before the dot of each UID.
 */
export function pickEvents(calendars: readonly string[], events: ReadonlySet<string>, name: string): string {
  const [first = ''] = calendars;
  const head = first.slice(0, Math.max(0, first.indexOf('BEGIN:VEVENT')));
  const known = new Set<string>();
  const chosen = calendars
    .flatMap((calendar) => calendar.match(/BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g) ?? [])
    .filter((event) => {
      const uid = uidOf(event);
      if (known.has(uid) || ![...namesIn(uid)].some((each) => events.has(each))) return false;
      known.add(uid);
      return true;
    });
  return [withName(head, name), ...chosen, 'END:VCALENDAR\r\n'].join('');
}

/** A long line goes on after a space (RFC 5545, section 3.1). */
const uidOf = (event: string): string => /(?:^|\n)UID:(.*)/.exec(event.replace(/\r\n[ \t]/g, ''))?.[1]?.trim() ?? '';

/** A key may have dots, and so has what follows it: every beginning before a dot may be the name. */
function* namesIn(uid: string): Iterable<string> {
  for (let at = uid.indexOf('.'); at >= 0; at = uid.indexOf('.', at + 1)) yield uid.slice(0, at);
}

/** It is nobody's to subscribe to: neither where it comes from nor how often to look again stands in it. */
const withName = (head: string, name: string): string =>
  head
    .replace(/\r\n[ \t]/g, '')
    .replace(/^(?:SOURCE|URL|REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:].*\r\n/gm, '')
    .replace(/^(NAME|X-WR-CALNAME):.*$/gm, (_, property: string) => `${property}:${name.replace(/[\\;,]/g, '\\$&')}`);
