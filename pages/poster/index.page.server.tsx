// The page of a paper also shows posters.
export { Page } from '../paper/index.page.server';
