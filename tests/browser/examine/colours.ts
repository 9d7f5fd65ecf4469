import type { Page } from 'playwright-core';
import type { ColourScheme } from '../../../shared/colour-scheme';
import { chooseTheme } from '../support/themes';
import type { Examiner } from './examiner';

/** Every visible colour of a page, a line for each element; runs in the page. */
function colours(): string[] {
  const coloursOf = (style: CSSStyleDeclaration) =>
    `${style.color} on ${style.backgroundColor} ${style.backgroundImage}, edge ${style.borderTopColor}, drawn ${style.fill} ${style.stroke}`;
  return [...document.querySelectorAll('html, body, body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => `${element.localName}.${element.className}: ${coloursOf(getComputedStyle(element))}`);
}

/**
 * Of a page shown in colours that were chosen against the system's: they are the very ones that a system of those colours
 * gets, in which axe looks at it.
 */
export const asOfSystem = (chosen: ColourScheme): Examiner => ({
  promise: `every colour is that of a ${chosen} system`,
  faultsOf: async (page: Page) => {
    const found = await page.evaluate(colours);
    const system = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
    await chooseTheme(page, undefined);
    await page.emulateMedia({ colorScheme: chosen });
    const wanted = await page.evaluate(colours);
    await page.emulateMedia({ colorScheme: system });
    await chooseTheme(page, chosen);
    return found.length === wanted.length
      ? found.filter((line, at) => line !== wanted[at])
      : [`${found.length} elements, ${wanted.length} of them where the system is ${chosen}`];
  },
});
