import { keptStars } from '../../mine/kept-stars';
import { keysOfCode, shareCode } from '../../mine/share-code';
import { merged, NO_STARS, readStars, type Stars, toggled, writtenStars } from '../../mine/stars';
import { button, element, saveFile } from './element';
import { loadEntries } from './load-program';
import { saveCalendar } from './save-calendar';
import { showAgenda } from './show-agenda';
import { showChanges } from './show-changes';
import type { MyWords } from './words';

/** The beginning of the fragment of a shared address. */
const SHARED = '#p=';

/** Fills the page of a visitor's own program from the stars of this device, and shows somebody else's beside it. */
export function enhance(root: HTMLElement): void {
  const { page = '', program = '', name = '', calendar } = root.dataset;
  const words = JSON.parse(root.dataset.words ?? '') as MyWords; // the page wrote it
  const kept = keptStars(page);
  const part = (of: string) => root.querySelector<HTMLElement>(`[data-part=${of}]`) ?? element('div', {});
  const [said, shared, list, share] = [part('said'), part('shared'), part('program'), part('share')];
  const input = root.querySelector<HTMLInputElement>('[type=file]');
  const link = root.querySelector<HTMLInputElement>('#share-link');
  const history: Stars[] = [];
  let view: 'list' | 'table' = 'list';
  let theirs: readonly string[] = [];
  let drawn = 0;

  const say = (text: string) => {
    if (said.textContent !== text) said.textContent = text;
  };
  const change = (stars: Stars, text: string) => {
    history.push(kept.now());
    say(kept.change(stars) ? text : words.refused);
  };

  const draw = async () => {
    drawn += 1;
    const own = drawn;
    const { keys } = kept.now();
    const mine = new Set(keys);
    const all = [...new Set([...keys, ...theirs])];
    try {
      const { entries, gone } = await loadEntries(program, all);
      // Something was changed while it was loaded.
      if (own !== drawn) return;
      const other = new Set(theirs);
      list.replaceChildren(
        ...(all.length === 0 ? [element('p', {}, words.howTo)] : []),
        ...showAgenda({
          entries,
          view,
          ownerOf: (key) => (other.has(key) ? (mine.has(key) ? 'both' : 'theirs') : undefined),
          isMine: (key) => mine.has(key),
          remove: ({ key, title }) => {
            change(
              toggled(kept.now(), key),
              words.removed.replace('{title}', () => title),
            );
            // Its button is gone: the focus goes to what says so.
            said.tabIndex = -1;
            said.focus();
          },
          words,
        }),
        ...showGone(gone),
      );
      if (said.textContent === root.dataset.loading) say('');
    } catch (problem) {
      console.error(problem);
      say(words.failed);
    }
    root.dataset.live = '';
    const isEmpty = keys.length === 0;
    for (const action of ['calendar', 'print', 'save', 'clear']) disable(action, isEmpty);
    disable('undo', history.length === 0);
    share.hidden = isEmpty;
    // Nothing to show, to take along or to take back: what would do so is hidden, and the focus goes to what says why.
    root.toggleAttribute('data-unused', all.length === 0 && history.length === 0);
    if (document.activeElement?.getClientRects().length === 0) {
      said.tabIndex = -1;
      said.focus();
    }
    if (link) link.value = `${location.origin}${page}${SHARED}${shareCode(keys)}`;
    if (share.hasAttribute('open')) void drawCode();
  };

  const disable = (action: string, isIdle: boolean) => {
    const found = root.querySelector(`[data-do=${action}]`);
    if (found) found.ariaDisabled = String(isIdle);
  };

  /** What was starred and is no longer in the program. */
  const showGone = (gone: readonly string[]): HTMLElement[] => {
    if (gone.length === 0) return [];
    const text = words.gone.replace('{entries}', String(gone.length));
    const forget = () => {
      theirs = theirs.filter((key) => !gone.includes(key));
      change({ ...kept.now(), keys: kept.now().keys.filter((key) => !gone.includes(key)) }, '');
    };
    return [element('div', {}, element('p', { 'data-clash': '' }, text), button(words.forget, forget))];
  };

  const drawCode = async () => {
    const { qrCode } = await import('./qr-code');
    const code = qrCode(link?.value ?? '', words.qr);
    part('qr').replaceChildren(code ?? element('p', {}, words.tooLong));
  };

  const readAddress = () => {
    const keys = location.hash.startsWith(SHARED) ? keysOfCode(location.hash.slice(SHARED.length)) : [];
    theirs = keys ?? [];
    shared.hidden = !location.hash.startsWith(SHARED);
    const leave = () => {
      window.history.replaceState(null, '', location.pathname);
      readAddress();
      void draw();
    };
    const merge = () => {
      change(merged(kept.now(), theirs), '');
      leave();
    };
    shared.replaceChildren(
      element('h2', {}, words.shared),
      ...(keys === undefined
        ? [element('p', {}, words.sharedBroken), button(words.leave, leave)]
        : [element('p', {}, button(words.merge, merge), ' ', button(words.leave, leave))]),
    );
  };

  const actions: Readonly<Record<string, () => void | Promise<void>>> = {
    calendar: () => saveCalendar(program, calendar ?? '', kept.now().keys, name),
    print: () => window.print(),
    save: () => saveFile('my-program.json', 'application/json', writtenStars(kept.now())),
    open: () => input?.click(),
    clear: () => change({ ...kept.now(), keys: NO_STARS.keys }, words.cleared),
    undo: () => {
      const before = history.pop();
      if (before) kept.change({ ...kept.now(), keys: before.keys });
    },
    copy: async () => {
      await navigator.clipboard.writeText(link?.value ?? '');
      say(words.copied);
    },
  };
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-view]') : null;
    if (!pressed || pressed.ariaDisabled === 'true') return;
    const { view: chosen, do: action } = pressed.dataset;
    if (chosen === 'list' || chosen === 'table') {
      view = chosen;
      for (const each of root.querySelectorAll<HTMLElement>('[data-view]'))
        each.ariaPressed = String(each.dataset.view === view);
      void draw();
    }
    if (action === undefined) return;
    Promise.resolve(actions[action]?.()).catch((problem: unknown) => {
      console.error(problem);
      say(words.failed);
    });
  });
  input?.addEventListener('change', async () => {
    const stars = readStars((await input.files?.[0]?.text()) ?? null);
    input.value = '';
    if (stars === undefined) say(words.notAFile);
    else change(merged(kept.now(), stars.keys), '');
  });
  share.addEventListener('toggle', () => void drawCode().catch(console.error));
  addEventListener('hashchange', () => {
    readAddress();
    void draw();
  });
  kept.follow(() => void draw());
  root.dataset.loading = said.textContent ?? '';
  readAddress();
  void draw();
  void showChanges(part('changed'), { folder: program, changesAt: root.dataset.changes, kept, words });
}
