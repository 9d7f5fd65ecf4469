import { vi } from 'vitest';

/** Keys that flows press, by their names in events. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | '/';

/** A page in an engine, and what a visitor can do there in every engine. */
export interface Tab {
  readonly goto: (address: string) => Promise<void>;
  /** Clicks an element as soon as it is there. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Presses a key where the focus is. */
  readonly press: (key: Key) => Promise<void>;
  /** Evaluates a JavaScript expression in the page, whose value is no node; waits for a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Prints the page as a PDF; absent if the engine cannot do so by itself. */
  readonly print?: () => Promise<Uint8Array>;
  /** The errors that the engine has logged; empty if it does not report them. */
  readonly complaints: string[];
  /** Ends the engine. */
  readonly close: () => Promise<void>;
}

/** A browser engine. */
export interface Engine {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Starts it with an empty profile and one window of this width inside. */
  readonly open: (width: number) => Promise<Tab>;
}

/** The environment of every engine: far from Tunis, so that a visitor's times differ from those of the conference. */
export const ENVIRONMENT = { ...process.env, TZ: 'Asia/Kolkata' };

/** The height of every window, in CSS pixels. */
export const HEIGHT = 800;

/** Waits until an expression is true, also while another page loads. */
export const until = (tab: Pick<Tab, 'evaluate'>, expression: string): Promise<unknown> =>
  vi.waitUntil(() => tab.evaluate(`(async () => Boolean(${expression}))()`).catch(() => false), {
    timeout: 60_000,
    interval: 50,
  });

/** Waits until an element is visible. */
export const untilShown = (tab: Pick<Tab, 'evaluate'>, selector: string): Promise<unknown> =>
  until(tab, `document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true })`);

/** Waits until the text of an element has a part. */
export const untilSays = (tab: Pick<Tab, 'evaluate'>, selector: string, part: string): Promise<unknown> =>
  until(tab, `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(part)})`);
