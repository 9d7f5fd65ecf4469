/**
 * Makes a calendar of some events from the site's calendars. Its events are identical to those that visitors may have
 * subscribed to. `events` are the parts of the UIDs before the dot.
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

/** Unfolds lines first (RFC 5545, section 3.1). */
const uidOf = (event: string): string => /(?:^|\n)UID:(.*)/.exec(event.replace(/\r\n[ \t]/g, ''))?.[1]?.trim() ?? '';

/** Yields every prefix of a UID before a dot: keys may contain dots, too. */
function* namesIn(uid: string): Iterable<string> {
  for (let at = uid.indexOf('.'); at >= 0; at = uid.indexOf('.', at + 1)) yield uid.slice(0, at);
}

/** Sets the name, and removes properties of subscriptions. */
const withName = (head: string, name: string): string =>
  head
    .replace(/\r\n[ \t]/g, '')
    .replace(/^(?:SOURCE|URL|REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:].*\r\n/gm, '')
    .replace(/^(NAME|X-WR-CALNAME):.*$/gm, (_, property: string) => `${property}:${name.replace(/[\\;,]/g, '\\$&')}`);
