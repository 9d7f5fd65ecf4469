import { shownBy } from '../../renderer/support/shown-by';

/** What stands twice, one after the other, between commas: a room that is the venue as well, a country that an affiliation names. */
const TWICE = /(?:^|[,،] )(.{3,})[,،] \1(?:$|[,،])/u;

/** The texts of a page that list something twice in a row. */
export const listedTwice = (html: string): string[] => shownBy(html).filter((text) => TWICE.test(text));
