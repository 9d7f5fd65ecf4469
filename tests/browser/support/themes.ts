import type { Page } from 'playwright-core';
import { COLOUR_SCHEMES, type ColourScheme } from '../../../shared/colour-scheme';

/** The system's colours, and those that the visitor chose instead, if any. */
interface ThemeInUse {
  readonly name: string;
  readonly system: ColourScheme;
  readonly chosen?: ColourScheme;
}

const other = (theme: ColourScheme): ColourScheme => (theme === 'light' ? 'dark' : 'light');

/** Light and dark, each by the system and against it. */
export const THEMES_IN_USE: readonly ThemeInUse[] = COLOUR_SCHEMES.flatMap((theme) => [
  { name: `${theme} by the system`, system: theme },
  { name: `${theme} by choice`, system: other(theme), chosen: theme },
]);

/** Chooses colours by the page's own button, wherever that is hidden; without any, the system's. */
export async function chooseTheme(page: Page, chosen: ColourScheme | undefined): Promise<void> {
  await page.locator('[data-bar][data-script]').waitFor();
  await page.locator(`[data-choose="${chosen ?? ''}"]`).evaluate((button: HTMLElement) => button.click());
}
