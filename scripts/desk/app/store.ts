import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Choices, DeskFile, DeskState, Opened } from '../contract';
import { ask, key } from './api';
import { spoken } from './findings/spoken';
import { followers } from './followers';
import { languageNow, whenChosen } from './words/language';

/** What the desk shows now. */
interface Shown {
  /** Undefined until the server has answered. */
  readonly state: DeskState | undefined;
  readonly isConnected: boolean;
}

let shown: Shown = { state: undefined, isConnected: false };
/** The state with its sentences in English. */
let sent: DeskState | undefined;
const changes = followers();
const onConnect = new Set<() => void>();

function show(part: Partial<Shown>): void {
  shown = { ...shown, ...part };
  changes.call();
}

const inOwnLanguage = (state: DeskState): DeskState => ({
  ...state,
  findings: state.findings.map((finding) => spoken(finding, languageNow())),
});

whenChosen(() => show({ state: sent && inOwnLanguage(sent) }));

let events: EventSource | undefined;

/** Follows the server, and connects again when it was restarted. */
export function follow(): void {
  document.addEventListener('visibilitychange', connect);
  connect();
}

/** A hidden page has no connection: browsers open six per host, and a seventh page would wait for ever. */
function connect(): void {
  events?.close();
  events = undefined;
  if (document.hidden) return;
  const opened = new EventSource(`/desk/api/events?key=${encodeURIComponent(key ?? '')}`);
  events = opened;
  opened.addEventListener('message', ({ data }) => {
    sent = JSON.parse(data) as DeskState; // as the server made it
    const wasConnected = shown.isConnected;
    show({ state: inOwnLanguage(sent), isConnected: true });
    if (!wasConnected) for (const listener of onConnect) listener();
  });
  opened.addEventListener('error', () => {
    show({ isConnected: false });
    // A browser gives up when a proxy or the restarted server has answered with an error.
    if (opened.readyState !== EventSource.CLOSED) return;
    setTimeout(() => events === opened && connect(), 1000);
  });
}

/** Calls a function whenever the server is there again. */
export const whenConnected = (listener: () => void): void => void onConnect.add(listener);

/** Returns what the server says, and follows it. */
export const useDesk = (): Shown => useSyncExternalStore(changes.add, () => shown);

/** Returns what the server says now. */
export const deskNow = (): Shown => shown;

/** Returns a file of the list, and follows it. */
export const useFile = (name: string): DeskFile | undefined =>
  useDesk().state?.files.find((file) => file.name === name);

/**
 * Returns the content of a file, which is fetched again whenever somebody has changed it; undefined until it is there. `shows` is the
 * version that is shown already, with changes that were made here.
 */
export function useOpened(name: string, shows?: string | null): Opened | undefined {
  const { state } = useDesk();
  const version = useFile(name)?.version;
  const [opened, setOpened] = useState<{ readonly name: string; readonly content: Opened }>();
  const isKnown = opened?.name === name && (opened.content.version === version || version === shows);
  // It is asked for as soon as the server has said something: `shows` may be newer than what it said last, and an undo may follow at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: so `isKnown` does not count
  useEffect(() => {
    if (isKnown || version === undefined) return;
    let isWanted = true;
    ask<Opened>('file', { name })
      .then((content) => isWanted && setOpened({ name, content }))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [name, state]);
  return opened?.name === name ? opened.content : undefined;
}

const NO_CHOICES: Choices = { records: {}, people: [] };

/** Returns what cells can refer to; it follows the content. */
export function useChoices(): Choices {
  const [choices, setChoices] = useState(NO_CHOICES);
  const versions = useDesk()
    .state?.files.map(({ version }) => version ?? '')
    .join(' ');
  useEffect(() => {
    if (versions === undefined) return;
    let isWanted = true;
    ask<Choices>('choices')
      .then((found) => isWanted && setChoices(found))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [versions]);
  return choices;
}

/** Fetches an answer of the server, anew after every change of the data. `turn` fetches it once more. */
export function useFetched<Answer>(action: string, turn = 0): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const { state } = useDesk();
  useEffect(() => {
    // The state and the turn say when to ask again.
    if (state === undefined || turn < 0) return;
    let isWanted = true;
    ask<Answer>(action)
      .then((found) => isWanted && setAnswer(found))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [action, state, turn]);
  return answer;
}
