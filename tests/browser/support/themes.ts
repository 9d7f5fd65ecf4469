import type { Page } from 'playwright-core';
import { THEME_KEY, THEMES, type Theme } from '../../../renderer/theme';

/** The system's colours, and those that the visitor chose instead, if any. */
interface ThemeInUse {
  readonly name: string;
  readonly system: Theme;
  readonly chosen?: Theme;
}

const other = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** Light and dark, each by the system and against it. */
export const THEMES_IN_USE: readonly ThemeInUse[] = THEMES.flatMap((theme) => [
  { name: `${theme} by the system`, system: theme },
  { name: `${theme} by choice`, system: other(theme), chosen: theme },
]);

/** Remembers the choice before any page is opened. */
export async function useTheme(page: Page, { chosen }: ThemeInUse): Promise<void> {
  if (!chosen) return;
  await page.addInitScript(([key, theme]) => localStorage.setItem(key, theme), [THEME_KEY, chosen] as const);
}
