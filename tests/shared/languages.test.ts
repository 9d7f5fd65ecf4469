import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../shared/words';
import { de } from '../../shared/words/de';
import { es } from '../../shared/words/es';
import { namesIn } from '../../shared/words/overrides';
import { isCounted, phrases } from '../../shared/words/phrases';
import { pt } from '../../shared/words/pt';

interface Found {
  readonly path: string;
  readonly text: string;
  readonly names: readonly string[];
}

/** Lists the texts of a language with the placeholders that the code fills in. */
function textsIn(texts: object, known: object, path = ''): Found[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]): Found[] => {
    const filledIn: unknown = Reflect.get(known, name);
    const names = Array.isArray(filledIn) ? filledIn.map(String) : [];
    const here = `${path}${name}`;
    if (typeof text === 'string') return [{ path: here, text, names }];
    const forms = Object.values(text as object); // texts and groups are all that there is
    if (isCounted(names)) return forms.map((form) => ({ path: here, text: String(form), names }));
    return textsIn(text as object, (filledIn ?? {}) as object, `${here}.`);
  });
}

describe.each(Object.entries({ de, es, pt }))('the words in %s', (language, texts) => {
  it('have no placeholder that nothing fills in, and no empty text', () => {
    for (const { path, text, names } of textsIn(texts, phrases)) {
      expect(names, `${path}: ${text}`).toEqual(expect.arrayContaining(namesIn(text)));
      expect(text.trim(), path).not.toBe('');
    }
  });

  it('count one and several', () => {
    const { sessionCount } = wordsIn(language).schedule;
    expect(sessionCount(1)).not.toContain(sessionCount(2).slice(2));
  });
});

it.each([
  ['de', '2. Juni 2026', '2.–6. Juni 2026'],
  ['es', '2 de junio de 2026', '2–6 de junio de 2026'],
  ['fr', '2 juin 2026', '2-6 juin 2026'],
])('dates are as %s writes them', (language, date, period) => {
  const { dates } = wordsIn(language);
  expect([dates.date('2026-06-02'), dates.period('2026-06-02', '2026-06-06')]).toEqual([date, period]);
});
