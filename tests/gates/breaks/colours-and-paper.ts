import { addedTo, built, inScript, inSheet, page, replaced } from '../edit';
import type { Gate } from '../gate';

const EXAMINE = 'tests/browser/examine.test.ts';

/** Broken in what a page looks like or is read as, noticed by who examines every page in every view. */
export const COLOURS_AND_PAPER: readonly Gate[] = [
  {
    gate: 'headings',
    broken: 'a heading of level 2 becomes one of level 4',
    edits: [replaced(page('/attending'), /<h2([^>]*)>(.*?)<\/h2>/s, '<h4$1>$2</h4>')],
    proof: { test: EXAMINE, only: '^/attending .in light colours. .has one first heading' },
    says: 'level 4 comes too early',
  },
  {
    gate: 'landmarks',
    broken: 'a navigation loses its name',
    edits: [replaced(page('/attending'), '<nav aria-label="About this site"', '<nav')],
    proof: { test: EXAMINE, only: '^/attending has its navigations' },
    says: 'no navigation \\"About this site\\"',
  },
  {
    gate: 'names',
    broken: 'a link without words',
    edits: [addedTo('/attending', '<a href="/pay"></a>')],
    proof: { test: EXAMINE, only: '^/attending .in light colours. .gives everything' },
    says: 'link without a name',
  },
  {
    gate: 'axe',
    broken: 'a picture without a text',
    edits: [addedTo('/attending', '<img src="/favicon.svg" width="9" height="9">')],
    proof: { test: EXAMINE, only: '^/attending .in light colours. .axe' },
    says: 'image-alt',
  },
  {
    gate: 'axe on the error screen',
    broken: 'a link without words',
    edits: [replaced(built('404.html'), '</main>', '<a href="/pay"></a></main>')],
    proof: { test: EXAMINE, only: '^/nowhere .in light colours. .axe' },
    says: 'link-name',
  },
  {
    gate: 'enhanced contrast (AAA)',
    broken: 'paragraphs in grey',
    edits: [inSheet('main p{color:#666!important}')],
    proof: { test: EXAMINE, only: '^/attending .in light colours. .axe' },
    says: 'color-contrast',
  },
  {
    gate: 'HTML CodeSniffer in dark colours',
    broken: 'dark grey paragraphs on the dark ground',
    edits: [inSheet('@media (prefers-color-scheme:dark){main p{color:#444!important}}')],
    proof: { test: EXAMINE, only: '^/attending .in dark colours. .HTML' },
    says: 'G18',
  },
  {
    gate: 'colours that were chosen',
    broken: 'pale paragraphs where light colours were chosen',
    edits: [inSheet(':root[data-theme=light] main p{color:#ddd!important}')],
    proof: { test: EXAMINE, only: '^/attending .in light colours by choice' },
    says: 'rgb(221, 221, 221)',
  },
  {
    gate: 'contrast over pictures',
    broken: 'grey words over the band of a page',
    edits: [inSheet('main > header :is(h1,p){color:#789!important}')],
    proof: {
      test: 'tests/browser/contrast.test.ts',
      only: 'the band of the other pages. stand out in colours .*1280 px',
    },
    says: 'Industry',
  },
  {
    gate: 'reflow',
    broken: 'a page 900 px wide at least',
    edits: [inSheet('main{min-width:900px!important}')],
    proof: { test: EXAMINE, only: '^/attending .in a window of 320 px' },
    says: '> 320',
  },
  {
    gate: 'reduced motion',
    broken: 'a heading that moves all the same',
    edits: [inSheet('@keyframes moved{to{opacity:.9}} h1{animation:moved 9s infinite!important}')],
    proof: { test: EXAMINE, only: '^/attending .with reduced motion.*nothing moves' },
    says: '<h1',
  },
  {
    gate: 'size of targets',
    broken: 'links of 10 by 8 px beside each other',
    edits: [
      inSheet(
        'footer li a{display:inline-block!important;inline-size:10px!important;block-size:8px!important;min-block-size:0!important;padding:0!important;overflow:hidden}footer li{block-size:9px!important;overflow:hidden}',
      ),
    ],
    proof: { test: EXAMINE, only: '^/attending .with reduced motion.*every target' },
    says: '10 × 8',
  },
  {
    gate: 'text spacing',
    broken: 'paragraphs as high as one line, cut off below',
    edits: [inSheet('main p{block-size:1.4em!important;overflow:hidden!important}')],
    proof: { test: EXAMINE, only: '^/attending .with wide spacing.*no words' },
    says: 'cut off: p',
  },
  {
    gate: 'forced colours',
    broken: 'a link that only its colour tells',
    edits: [inSheet('@media (forced-colors:active){main a{border:0!important;text-decoration:none!important}}')],
    proof: { test: EXAMINE, only: '^/attending .in forced colours' },
    says: '<a href',
  },
  {
    gate: 'paper: navigation',
    broken: 'navigation is printed',
    edits: [inSheet('@media print{nav{display:block!important} :has(nav){display:block!important}}')],
    proof: { test: EXAMINE, only: '^/attending .on paper.*is black on white' },
    says: '<nav',
  },
  {
    gate: 'paper: pale words',
    broken: 'grey paragraphs on paper',
    edits: [inSheet('@media print{main p{color:#999!important}}')],
    proof: { test: EXAMINE, only: '^/attending .on paper.*every word is printed' },
    says: '153,153,153',
  },
  {
    gate: 'paper: what is folded',
    broken: 'biographies stay folded on paper',
    edits: [
      inSheet('details::details-content{content-visibility:hidden!important;block-size:0!important;overflow:hidden}'),
    ],
    proof: { test: 'tests/browser/print.test.ts', only: 'biographies that are folded' },
    says: 'expected 16 to be',
  },
  {
    gate: 'paper: the schedule is not cut',
    broken: 'rows of a table may be parted',
    edits: [inSheet('@media print{main tr{break-inside:auto!important}}')],
    proof: { test: 'tests/browser/print.test.ts', only: 'cuts no row' },
    says: '09:00 - 09:30',
  },
  {
    gate: 'complaints of the browser',
    broken: 'an error is logged',
    edits: [inScript("console.error('broken on purpose')")],
    proof: { test: EXAMINE, only: '^/attending has opened' },
    says: 'console error: broken on purpose',
  },
  {
    gate: 'files that are missing',
    broken: 'a picture that there is not',
    edits: [addedTo('/attending', '<img alt="" src="/images/gone.svg">')],
    proof: { test: EXAMINE, only: '^/attending has opened' },
    says: 'status 404',
  },
  {
    gate: 'schedule as a table',
    broken: 'the hours are plain cells',
    edits: [replaced(page('/finalschedule'), /<th scope="row"([^>]*)>(.*?)<\/th>/gs, '<td$1>$2</td>')],
    proof: { test: 'tests/browser/structure.test.ts', only: '1280 px, the schedule' },
    says: 'expected +0 to be',
  },
  {
    gate: 'pa11y-ci',
    broken: 'a link without words on the payment form',
    edits: [addedTo('/pay', '<a href="/pay"></a>')],
    proof: { test: 'tests/browser/pa11y.test.ts', only: '^pa11y-ci, with .axe., finds nothing wrong with menus' },
    says: 'link-name',
  },
];
