import { appended, built, inScript, inSheet, page, replaced } from '../edit';
import type { Gate } from '../gate';

const FIRST_VISIT = 'tests/browser/first-visit.test.ts';
const WHEN_THINGS_FAIL = 'tests/browser/when-things-fail.test.ts';
const TAB_WALK = 'tests/browser/tab-walk.test.ts';

/** Broken in what happens while a page loads and is used. */
export const PAGES_IN_USE: readonly Gate[] = [
  {
    gate: 'weight of a first visit',
    broken: '300 kB more in a picture',
    edits: [
      appended(
        built('images/brand/logo.svg'),
        `<!--${Array.from({ length: 60_000 }, (_, at) => (at * at * 7919).toString(36)).join('')}-->`,
      ),
    ],
    proof: { test: FIRST_VISIT, only: '390 px who opens /attending first gets at most 250 kB' },
    says: 'to be less than or equal to 250000',
  },
  {
    gate: 'layout shift',
    broken: 'a line comes after the first paint, above what is read',
    edits: [
      inScript(
        "new PerformanceObserver(()=>{const p=document.createElement('p');p.textContent='late';document.querySelector('main').prepend(p)}).observe({type:'paint',buffered:true})",
      ),
    ],
    proof: { test: FIRST_VISIT, only: '390 px who opens /Registrationno first sees nothing move' },
    says: 'wide to 0',
  },
  {
    gate: 'a bar that is half there',
    broken: 'it shows as it comes',
    edits: [inSheet('[data-bar]{visibility:visible!important}')],
    proof: { test: 'tests/browser/navigation.test.ts', only: 'stays hidden while half of it is still to come' },
    says: 'expected true to be false',
  },
  {
    gate: 'what is true now',
    broken: 'the second day begins a day late',
    edits: [replaced(built('index.html'), 'data-from="2023-12-14T00:00+01:00"', 'data-from="2023-12-15T00:00+01:00"')],
    proof: { test: 'tests/browser/phases.test.ts', only: 'in Africa/Tunis the home page says at every minute' },
    says: 'Day 2 of 3',
  },
  {
    gate: 'flashes',
    broken: 'a line comes and goes ten times a second',
    edits: [inSheet('@keyframes flashed{to{opacity:0}} footer p{animation:flashed .1s infinite alternate!important}')],
    proof: { test: FIRST_VISIT, only: '390 px who opens /attending first sees nothing flash' },
    says: 'takes place',
  },
  {
    gate: 'privacy',
    broken: 'a cookie is set, and something stored',
    edits: [inScript("document.cookie='v=1';localStorage.v=1")],
    proof: { test: FIRST_VISIT, only: '390 px who opens /attending first leaves no trace' },
    says: 'local: {\\"v\\":\\"1\\"}',
  },
  {
    gate: 'mark of the focus',
    broken: 'no outline',
    edits: [inSheet('*:focus,*:focus *{outline:none!important}')],
    proof: { test: TAB_WALK, only: '1280 px.* on /attending,' },
    says: 'without a mark',
  },
  {
    gate: 'focus under the bar',
    broken: 'no scroll padding',
    edits: [inSheet('html{scroll-padding:0!important}')],
    proof: { test: TAB_WALK, only: '390 px.* on /finalschedule,' },
    says: 'under div',
  },
  {
    gate: 'anchors under the bar',
    broken: 'no scroll padding',
    edits: [inSheet('html{scroll-padding:0!important} *{scroll-margin:0!important}')],
    proof: { test: 'tests/browser/under-the-bar.test.ts', only: '390 px no place of ./finalschedule' },
    says: '"covered"',
  },
  {
    gate: 'order of Tab',
    broken: 'a link with tabindex 3',
    edits: [replaced(page('/attending'), 'href="/privacy"', 'tabindex="3" href="/privacy"')],
    proof: { test: TAB_WALK, only: '1280 px.* on /attending,' },
    says: '/privacy',
  },
  {
    gate: 'focus trap',
    broken: 'Tab stays in the footer',
    edits: [
      inScript(
        "addEventListener('keydown',e=>{if(e.key==='Tab'&&document.activeElement.closest('footer'))e.preventDefault()})",
      ),
    ],
    proof: { test: TAB_WALK, only: '1280 px.* on /attending,' },
    says: 'is still on its way',
  },
  {
    gate: 'first paint in the chosen colours',
    broken: 'the script in the head of a page is gone',
    edits: [replaced(page('/finalschedule'), /<script>try.*?<\/script>/, '')],
    proof: { test: 'tests/browser/theme.test.ts', only: 'holds before the first paint' },
    says: 'light dark',
  },
  {
    gate: 'without JavaScript',
    broken: 'a page has two first headings',
    edits: [replaced(page('/attending'), '<h1', '<h1>Again</h1><h1')],
    proof: { test: 'tests/browser/every-page.test.ts', only: '^without JavaScript ./attending. opens' },
    says: 'expected 2 to be 1',
  },
  {
    gate: 'storage that is refused',
    broken: 'a script reads it unprepared',
    edits: [inScript("localStorage.getItem('theme')")],
    proof: { test: WHEN_THINGS_FAIL, only: '^where storage is refused' },
    says: 'exception: Access is denied',
  },
  {
    gate: 'scripts that are blocked',
    broken: "the checkbox of a phone's menu is disabled",
    edits: [replaced(page('/attending'), '<input type="checkbox" id', '<input disabled type="checkbox" id')],
    proof: { test: WHEN_THINGS_FAIL, only: 'menus open, and pages' },
    says: 'element is not enabled',
  },
  {
    gate: 'a form that has not loaded',
    broken: 'its note never shows',
    edits: [inSheet('main div[class*=_late_]{animation:none!important}')],
    proof: { test: WHEN_THINGS_FAIL, only: 'the form says after a while' },
    says: "waiting for getByText('This part of the page has not loaded.')",
  },
  {
    gate: 'a form whose script is gone',
    broken: 'its mark as failed is taken off again',
    edits: [
      inScript(
        'new MutationObserver(()=>document.querySelectorAll("[data-failed]").forEach((e)=>e.removeAttribute("data-failed")))' +
          '.observe(document,{subtree:true,attributes:true})',
      ),
    ],
    proof: { test: WHEN_THINGS_FAIL, only: 'says that the form has not loaded, and a reload' },
    says: 'data-failed',
  },
  {
    gate: 'a slow network',
    broken: 'the form is given a tenth of a second',
    edits: [inSheet('main div[class*=_late_]{animation-delay:.1s!important}')],
    proof: { test: WHEN_THINGS_FAIL, only: '^on a slow network' },
    says: 'expected true to be false',
  },
  {
    gate: 'without a network',
    broken: 'the page goes with the network',
    edits: [inScript("addEventListener('offline',()=>document.querySelector('main').replaceChildren())")],
    proof: { test: WHEN_THINGS_FAIL, only: 'the home page stays readable' },
    says: "waiting for locator('#topics')",
  },
  {
    gate: 'faces of the site alone',
    broken: "headings in a face of the machine's",
    edits: [inSheet('h1,h2,h3,p{font-family:serif!important}')],
    proof: { test: 'tests/browser/fonts.test.ts', only: '1280 px /callForPapers has every word' },
    says: '-   "Submission service',
  },
  {
    gate: 'faces that come late',
    broken: 'they take their place at once',
    edits: [replaced(built('assets/static/style.*.css'), /font-display:optional/g, 'font-display:swap')],
    proof: { test: 'tests/browser/fonts.test.ts', only: 'moves nothing, and is there on the next page, 390' },
    says: '-   "Submission service',
  },
  {
    gate: 'hostile content in the browser',
    broken: "`<` stands as it is in the pages' JSON",
    edits: [replaced('renderer/json-script.ts', ".replaceAll('<', '\\\\u003c')", '')],
    proof: {
      test: 'tests/browser/hostile.test.ts',
      only: '^a page of the kind home shows|keeps what is made for programs whole',
    },
    says: 'Unterminated string in JSON',
  },
  {
    gate: 'wide windows',
    broken: 'the picture beside the title is 60 rem wide',
    edits: [inSheet('#intro::before{inline-size:60rem!important}')],
    proof: { test: 'tests/browser/hero.test.ts', only: 'is clear of the title' },
    says: 'to be greater than 16',
  },
  {
    gate: 'language of parts',
    broken: 'a title in another language has no mark of it',
    edits: [replaced('pages/schedule/PaperList.tsx', '<bdi lang={language}>', '<bdi>')],
    proof: { test: 'tests/browser/hostile-data.test.ts', only: '320 px marks a title in another language' },
    says: 'expected null to be',
  },
  {
    gate: 'long words',
    broken: 'a word that no line holds is not parted',
    edits: [
      replaced('renderer/styles/elements.css', 'overflow-wrap: anywhere;', ''),
      replaced('renderer/styles/elements.css', 'overflow-wrap: break-word;', ''),
    ],
    proof: { test: 'tests/browser/hostile-data.test.ts', only: '320 px no word of /programCommittee' },
    says: '> 320',
  },
];
