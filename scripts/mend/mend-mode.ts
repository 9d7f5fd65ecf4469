/** `certain`: what has one reading; `ask`: that, and the rest one by one on the terminal. */
export type MendMode = 'certain' | 'ask';

export const isMendMode = (text: string): text is MendMode => text === 'certain' || text === 'ask';

/** The order that `--sort` asks for cannot be made as it is written. */
export class WrongSort extends Error {}

/** `ask` where there is no terminal. */
export class NobodyToAsk extends Error {
  override readonly message = 'There is no terminal to ask on: --fix without "=ask" fixes what is certain.';
}
