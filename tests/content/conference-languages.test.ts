import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { compileContent } from '../../scripts/compile/pipeline';
import { bookletBlocks } from '../../scripts/exports/documents/booklet/booklet';
import { wordsOf } from '../../shared/words';
import { wordsOf as wordsIn } from '../scripts/documents/support/words-of';

describe.each([
  ['french', 'fr', 'Bienvenue à JMTAL 2027', 'À la une'],
  ['arabic', 'ar', 'مرحبًا بكم في \u2068MAHA 2027\u2069', 'الأخبار'],
])('the %s conference', (name, language, welcome, news) => {
  it('is in order, and speaks its language on pages and in the booklet', async () => {
    const { content, diagnostics } = await compileContent({
      dataDir: inProject(`tests/conferences/${name}`),
      publicDir: inProject(`tests/conferences/${name}/public`),
    });
    expect(diagnostics).toEqual([]);
    const [booklet] = content?.documents ?? [];
    if (!(content && booklet)) throw new Error('no booklet');
    expect(content.conference.language).toBe(language);
    expect(wordsOf(content).news.label).toBe(news);
    const text = wordsIn(bookletBlocks(content, booklet));
    expect(text).toContain(welcome);
    expect(text).not.toMatch(/\b(Schedule|Welcome|Chairs?|Room|Time|Committee)\b/);
  });
});
