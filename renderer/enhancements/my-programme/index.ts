import { adoptStyles } from '../../adopt-styles';
import { starStore } from '../../my-programme/star-store';
import { merged, NO_STARS, readStars, type Stars, toggled, writeStars } from '../../my-programme/stars';
import type { MyWords } from '../../my-programme/words-for-script';
import { noteIn } from '../note';
import { isMine, showTimes } from '../own-clock';
import { inSiteDigits } from '../site-digits';
import sheet from './agenda.css?inline';
import { button, element, partOf, saveFile } from './element';
import { type Known, loadEntries } from './load-program';
import { saveCalendar } from './save-calendar';
import { shareLink } from './share-link';
import { sharedProgram } from './shared-program';
import { showAgenda } from './show-agenda';
import { showChanges } from './show-changes';

/** In milliseconds. */
const A_MINUTE = 60_000;

/** Fills the page of a visitor's own program from the stars of this device. Shows a shared program next to it. */
export function enhance(root: HTMLElement): void {
  adoptStyles(sheet);
  const { page = '', program = '', name = '', calendar = '', changes } = root.dataset;
  const words = JSON.parse(root.dataset.words ?? '') as MyWords; // the page wrote it
  const store = starStore(page);
  const status = partOf(root, 'said');
  const loading = status.textContent;
  const link = shareLink(root, page, words);
  const note = noteIn(document.querySelector('header'), words);
  let latest = 0;
  /** The place of the button that was pressed, among those that remove an entry. */
  let next = -1;

  const say = (text: string) => {
    if (status.textContent !== text) status.textContent = text;
  };
  const change = (stars: Stars, text = '') => {
    const { keys } = store.now();
    const said = store.change(stars) ? text : words.refused;
    const undo = () => store.change({ ...store.now(), keys });
    if (said !== '') note({ text: said, by: status, undo, stays: true });
  };
  const failed = (problem: unknown) => {
    console.error(problem);
    say(words.failed);
  };
  const removers = () => [...root.querySelectorAll<HTMLElement>('[data-remove]:not(details:not([open]) *)')];
  const unfolded = () => [...root.querySelectorAll('details[open] > summary')].map((day) => day.textContent ?? '');
  status.tabIndex = -1;
  const shared = sharedProgram(partOf(root, 'shared'), words, {
    merge: (theirs) => change(merged(store.now(), theirs)),
    changed: () => void draw(),
  });

  const agendaOf = ({ entries, gone }: Known): readonly HTMLElement[] => {
    const [mine, theirs] = [new Set(store.now().keys), new Set(shared.keys())];
    const agenda = showAgenda({
      entries,
      ownerOf: (key) => (theirs.has(key) ? (mine.has(key) ? 'both' : 'theirs') : undefined),
      isMine: (key) => mine.has(key),
      remove: ({ key, title }, pressed) => {
        next = removers().indexOf(pressed);
        change(
          toggled(store.now(), key),
          words.removed.replace('{title}', () => title),
        );
      },
      unfolded: new Set(unfolded()),
      words,
    });
    return gone.length === 0 ? agenda : [...agenda, showGone(gone)];
  };
  /** Says that starred entries are no longer in the program. */
  const showGone = (gone: readonly string[]): HTMLElement => {
    const text = words.gone.replace('{entries}', inSiteDigits(gone.length));
    const forget = () => {
      shared.forget(gone);
      change({ ...store.now(), keys: store.now().keys.filter((key) => !gone.includes(key)) });
    };
    return element('div', {}, element('p', { 'data-off': '' }, text), button(words.forget, forget));
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
      partOf(root, 'program').replaceChildren(...agenda);
      // Less prominent when all of it is over, as on the pages of sessions.
      const isOver = known.entries.every(({ slots }) => slots.every(({ end }) => Date.parse(end) <= Date.now()));
      root.querySelector('[data-do=calendar]')?.toggleAttribute('data-quiet', isOver);
      showTimes(document, isMine());
      window.showTimed?.(root);
      if (status.textContent === loading) say('');
    } catch (problem) {
      failed(problem);
    }
    root.dataset.live = '';
    link.show(keys);
    // Hides what has nothing to act on.
    partOf(root, 'tools').hidden = keys.length === 0;
    partOf(root, 'empty').hidden = all.length > 0;
    // The focused button was removed, or hidden.
    if (next >= 0) (removers()[Math.min(next, removers().length - 1)] ?? status).focus({ preventScroll: true });
    else if (document.activeElement?.getClientRects().length === 0) status.focus();
    next = -1;
  };

  // What is on is marked anew.
  setInterval(() => window.showTimed?.(root), A_MINUTE);

  const input = root.querySelector<HTMLInputElement>('[type=file]');
  input?.addEventListener('change', async () => {
    const stars = readStars((await input.files?.[0]?.text()) ?? null);
    input.value = '';
    if (stars === undefined) say(words.notAFile);
    else change(merged(store.now(), stars.keys));
  });
  const actions: Readonly<Record<string, () => void | Promise<void>>> = {
    calendar: () => saveCalendar(program, calendar, store.now().keys, name),
    print: () => window.print(),
    save: () => saveFile('my-program.json', 'application/json', writeStars(store.now())),
    open: () => input?.click(),
    clear: () => change({ ...store.now(), keys: NO_STARS.keys }, words.cleared),
    copy: async () => {
      await link.copy();
      note({ text: words.copied, by: status });
    },
  };
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (pressed) Promise.resolve(actions[pressed.dataset.do ?? '']?.()).catch(failed);
  });
  store.follow(() => void draw());
  void draw();
  void showChanges(partOf(root, 'changed'), { folder: program, changesAt: changes, store, words });
}
