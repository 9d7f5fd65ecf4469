import { afterEach, expect, it, vi } from 'vitest';
import { inSiteDigits } from '../../renderer/enhancements/site-digits';
import { DIGITS } from '../../shared/words/grammar';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, '09:30 (+1)', '09:30 (+1)'],
  [DIGITS.arabic, '09:30 (+1)', '٠٩:٣٠ (+١)'],
  [DIGITS.arabic, 100, '١٠٠'],
])('scripts write numbers in the digits that the page names: %s', (digits, written, expected) => {
  vi.stubGlobal('document', { documentElement: { dataset: { digits } } });
  expect(inSiteDigits(written)).toBe(expected);
});
