import { EVENTS } from './addresses';
import type { LiveState } from './live-events';
import { showContent } from './live-reload.client';
import { showProblems } from './problem-panel.client';

let events: EventSource | undefined;

/** A hidden page has no connection: browsers open six per host, and put no connected page into the back/forward cache. */
function connect(): void {
  events?.close();
  events = document.hidden ? undefined : new EventSource(EVENTS);
  events?.addEventListener('message', ({ data }) => {
    const { content, problems }: LiveState = JSON.parse(data); // as the server made it
    showContent(content);
    showProblems(problems);
  });
}

document.addEventListener('visibilitychange', connect);
connect();
