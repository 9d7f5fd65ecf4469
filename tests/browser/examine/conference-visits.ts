import * as sample from '#compiled';
import { directionOf } from '../../../shared/words/direction';
import { type BuiltConference, type ConferencePage, oneOfEachKind } from '../../support/built-conference';
import { IS_THOROUGH, isTurnOf, someOfEach } from '../../support/rounds';
import { AXE_ON_COLOURS, HTML_CODESNIFFER } from './accessibility';
import type { Examiner } from './examiner';
import { VIEWS, type View } from './views';

/** What differs most from conference to conference: looked at in each of them. */
const EVERYWHERE = ['home', 'schedule'];

const AT_400_PERCENT = 'in a window of 320 px';

/** All that a browser does with one page. */
export interface Visited {
  readonly page: ConferencePage;
  readonly views: readonly View[];
}

/** The views of some names, each with those of its examiners that are wanted. */
const viewsNamed = (wanted: Readonly<Record<string, (examiner: Examiner) => boolean>>): readonly View[] =>
  VIEWS.flatMap((view): View[] => {
    const examiners = view.examiners.filter((examiner) => wanted[view.name]?.(examiner));
    return examiners.length > 0 ? [{ ...view, examiners }] : [];
  });

/**
 * What `npm test` has time for. The colours are the conference's, whatever the page: its home page is examined in both, its schedule
 * in one or the other, by axe or by HTML CodeSniffer. Of the other kinds, every second is examined in light colours.
 */
function viewsInShort(kind: string, turn: number): readonly View[] {
  const isItsTurn = isTurnOf(turn, 0, 2);
  if (!EVERYWHERE.includes(kind))
    return viewsNamed({
      'in light colours': (examiner) => isItsTurn && examiner !== HTML_CODESNIFFER,
      [AT_400_PERCENT]: () => true,
    });
  const isHome = kind === 'home';
  return viewsNamed({
    'in light colours': (examiner) => (examiner === HTML_CODESNIFFER ? isHome !== isItsTurn : isHome || isItsTurn),
    'in dark colours': (examiner) => examiner === AXE_ON_COLOURS && (isHome || !isItsTurn),
    [AT_400_PERCENT]: () => true,
  });
}

/** Three pages of each kind or one, of those that are rendered, since all of a kind are made alike; every page in the thorough round. */
export const pagesOf = ({ pages }: BuiltConference, which: 'every page' | 'one of each kind') =>
  which === 'every page' || IS_THOROUGH ? someOfEach(pages, ({ kind }) => kind, 3) : oneOfEachKind(pages, 'shortest');

/** The kinds that are not looked at everywhere, each with the conferences that have it. */
function placesOfKinds(all: readonly BuiltConference[]): ReadonlyMap<string, readonly BuiltConference[]> {
  const places = new Map<string, BuiltConference[]>();
  for (const conference of all)
    for (const kind of new Set(conference.pages.map((page) => page.kind)))
      if (!EVERYWHERE.includes(kind)) places.set(kind, [...(places.get(kind) ?? []), conference]);
  return places;
}

/** Its pages are made as those of the others, with more of the same on them: they have to fit. */
const LARGEST = 'large';

/**
 * The pages that a browser opens: all in the thorough round; else every second kind in one of the conferences that have it, one after
 * the other, and from right to left as much of each as shows whether it fits, which is enough for the others. The sample, which one of them is,
 * with another edition, is examined by itself.
 */
export function visitsOf(conference: BuiltConference, all: readonly BuiltConference[]): readonly Visited[] {
  const pages = pagesOf(conference, 'one of each kind');
  if (IS_THOROUGH) return pages.map((page) => ({ page, views: VIEWS }));
  const isFromTheRight = ({ content }: BuiltConference) => directionOf(content.conference.language) === 'rtl';
  const isSample = conference.content.conference.name === sample.conference.name;
  const kinds = [...placesOfKinds(all)];
  return pages.flatMap((page): Visited[] => {
    const fits = [{ page, views: viewsNamed({ [AT_400_PERCENT]: () => true }) }];
    if (EVERYWHERE.includes(page.kind))
      return isSample || conference.name === LARGEST
        ? fits
        : [{ page, views: viewsInShort(page.kind, all.indexOf(conference)) }];
    const at = kinds.findIndex(([kind]) => kind === page.kind);
    const places = kinds[at]?.[1] ?? [];
    const views = viewsInShort(page.kind, at);
    const isShownAnyway = views.length === 1 && places.some(isFromTheRight);
    if (places[at % places.length] === conference && !isShownAnyway) return [{ page, views }];
    return isFromTheRight(conference) ? fits : [];
  });
}
