// The page of a paper also shows every other contribution.
export { Page } from '../paper/index.page.server';
