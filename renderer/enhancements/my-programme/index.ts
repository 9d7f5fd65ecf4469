import { starStore } from '../../my-programme/star-store';
import { merged, NO_STARS, readStars, type Stars, toggled, writeStars } from '../../my-programme/stars';
import { isMine, showTimes } from '../own-clock';
import { button, element, partOf, saveFile } from './element';
import { type Known, loadEntries } from './load-program';
import { saveCalendar } from './save-calendar';
import { shareLink } from './share-link';
import { sharedProgram } from './shared-program';
import { showAgenda } from './show-agenda';
import { showChanges } from './show-changes';
import { listenToTools, setIdle, type View } from './tools';
import type { MyWords } from './words';

/** Fills the page of a visitor's own program from the stars of this device. Shows a shared program next to it. */
export function enhance(root: HTMLElement): void {
  const { page = '', program = '', name = '', calendar = '', changes } = root.dataset;
  const words = JSON.parse(root.dataset.words ?? '') as MyWords; // the page wrote it
  const store = starStore(page);
  const status = partOf(root, 'said');
  const loading = status.textContent;
  const link = shareLink(root, page, words);
  const history: Stars[] = [];
  let view: View = 'list';
  let latest = 0;

  const say = (text: string) => {
    if (status.textContent !== text) status.textContent = text;
  };
  const change = (stars: Stars, text: string) => {
    history.push(store.now());
    say(store.change(stars) ? text : words.refused);
  };
  const failed = (problem: unknown) => {
    console.error(problem);
    say(words.failed);
  };
  /** Moves the focus to the status message, since the focused element was removed. */
  const focusOnStatus = () => {
    status.tabIndex = -1;
    status.focus();
  };
  const shared = sharedProgram(partOf(root, 'shared'), words, {
    merge: (theirs) => change(merged(store.now(), theirs), ''),
    changed: () => void draw(),
  });

  const agendaOf = ({ entries, gone }: Known): readonly HTMLElement[] => {
    const [mine, theirs] = [new Set(store.now().keys), new Set(shared.keys())];
    const agenda = showAgenda({
      entries,
      view,
      ownerOf: (key) => (theirs.has(key) ? (mine.has(key) ? 'both' : 'theirs') : undefined),
      isMine: (key) => mine.has(key),
      remove: ({ key, title }) => {
        const removed = words.removed.replace('{title}', () => title);
        change(toggled(store.now(), key), removed);
        focusOnStatus();
      },
      words,
    });
    return gone.length === 0 ? agenda : [...agenda, showGone(gone)];
  };
  /** Says that starred entries are no longer in the program. */
  const showGone = (gone: readonly string[]): HTMLElement => {
    const text = words.gone.replace('{entries}', String(gone.length));
    const forget = () => {
      shared.forget(gone);
      change({ ...store.now(), keys: store.now().keys.filter((key) => !gone.includes(key)) }, '');
    };
    return element('div', {}, element('p', { 'data-clash': '' }, text), button(words.forget, forget));
  };

  const draw = async () => {
    latest += 1;
    const current = latest;
    const { keys } = store.now();
    const all = [...new Set([...keys, ...shared.keys()])];
    try {
      const known = await loadEntries(program, all);
      // Something has changed while loading.
      if (current !== latest) return;
      const agenda = agendaOf(known);
      partOf(root, 'program').replaceChildren(...(all.length === 0 ? [element('p', {}, words.howTo)] : []), ...agenda);
      showTimes(document, isMine());
      if (status.textContent === loading) say('');
    } catch (problem) {
      failed(problem);
    }
    root.dataset.live = '';
    const isEmpty = keys.length === 0;
    const hasNothingBefore = history.length === 0;
    setIdle(root, { calendar: isEmpty, print: isEmpty, save: isEmpty, clear: isEmpty, undo: hasNothingBefore });
    link.show(keys);
    // Hides tools that have nothing to act on.
    root.toggleAttribute('data-unused', all.length === 0 && hasNothingBefore);
    if (document.activeElement?.getClientRects().length === 0) focusOnStatus();
  };

  const input = root.querySelector<HTMLInputElement>('[type=file]');
  input?.addEventListener('change', async () => {
    const stars = readStars((await input.files?.[0]?.text()) ?? null);
    input.value = '';
    if (stars === undefined) say(words.notAFile);
    else change(merged(store.now(), stars.keys), '');
  });
  listenToTools(root, {
    actions: {
      calendar: () => saveCalendar(program, calendar, store.now().keys, name),
      print: () => window.print(),
      save: () => saveFile('my-program.json', 'application/json', writeStars(store.now())),
      open: () => input?.click(),
      clear: () => change({ ...store.now(), keys: NO_STARS.keys }, words.cleared),
      undo: () => {
        const before = history.pop();
        if (before) store.change({ ...store.now(), keys: before.keys });
      },
      copy: async () => {
        await link.copy();
        say(words.copied);
      },
    },
    show: (chosen) => {
      view = chosen;
      void draw();
    },
    failed,
  });
  store.follow(() => void draw());
  void draw();
  void showChanges(partOf(root, 'changed'), { folder: program, changesAt: changes, store, words });
}
