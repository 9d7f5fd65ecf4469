import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island } from '../../renderer/Island';
import { inlineJson } from '../../renderer/inline-json';
import { CommitteesAccordion } from '../../renderer/islands/CommitteesAccordion';
import { Countdown } from '../../renderer/islands/Countdown';
import { JoinForm } from '../../renderer/islands/JoinForm';
import { en } from '../../shared/words/en';

const { welcome: _, ...joinWords } = en.join;

const HOSTILE = '</script><script>alert(1)</script><!-- & "quoted" \u2028';

describe('the JSON of an island', () => {
  it('says what it was given, and no text in it ends the script element', () => {
    const json = inlineJson({ text: HOSTILE });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text: HOSTILE });
  });

  it('comes out of the page as it went in', () => {
    const props = { button: HOSTILE, welcome: 'Été & Co.', words: joinWords };
    const html = renderToStaticMarkup(<Island name="JoinForm" component={JoinForm} props={props} load="near" />);
    const island = parse(html, { blockTextElements: { script: true } }).querySelector('[data-island=JoinForm]');
    expect(island?.getAttribute('data-load')).toBe('near');
    expect(island?.childNodes).toHaveLength(2);
    expect(JSON.parse(island?.querySelector('script[type="application/json"]')?.rawText ?? '')).toEqual(props);
  });
});

describe('the static HTML of an island', () => {
  const members = [{ name: 'Amel Ben Youssef', affiliation: 'University of Sousse' }];
  const committees = [{ id: 'steering', title: 'Steering', path: '/steering', members }];
  const html = renderToStaticMarkup(
    <>
      <Island
        name="CommitteesAccordion"
        component={CommitteesAccordion}
        props={{ committees, words: { ...en.committees, colon: en.colon } }}
        load="idle"
      />
      <Island
        name="Countdown"
        component={Countdown}
        props={{ target: '2023-12-13T08:00+01:00', words: en.countdown }}
        load="near"
      />
      <Island
        name="JoinForm"
        component={JoinForm}
        props={{ button: 'Join', welcome: 'Welcome', words: joinWords }}
        load="near"
      />
    </>,
  );

  it('has nothing that the content security policy forbids', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+=/i);
  });

  it('shows every committee open, and a countdown that does not guess the time', () => {
    const root = parse(html);
    expect(root.querySelector('[data-state]')?.getAttribute('data-state')).toBe('entered');
    expect(root.querySelector('[hidden]')).toBeNull();
    expect(root.querySelectorAll('[role=timer] p').map((timer) => timer.textContent)).toEqual([
      '– days',
      '– hours',
      '– minutes',
      '– seconds',
    ]);
  });
});
