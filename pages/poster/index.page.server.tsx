// A poster is a paper that hangs on a board.
export { Page } from '../paper/index.page.server';
