import type { ResultWords, SearchEntry } from '../../shared/search/index-files';
import type { ResultGroup } from '../../shared/search/search';
import { inSiteDigits } from './site-digits';

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

/** Creates the link to an entry. */
function linkTo([title, path, detail, where, , language]: SearchEntry): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  link.dataset.entry = '';
  const [heading, ...others] = [title, where, detail]
    .filter((text) => text !== '')
    .map((text) => textElement('span', text));
  if (heading && language) heading.lang = language;
  link.append(...(heading ? [heading, ...others] : []));
  return link;
}

const moreThan = ({ count, entries }: ResultGroup, { more }: ResultWords) =>
  count > entries.length ? [textElement('p', more.replace('{count}', inSiteDigits(count - entries.length)))] : [];

/** Creates the section of one kind of results, for the search page. */
export function sectionOf(group: ResultGroup, words: ResultWords): HTMLElement {
  const section = document.createElement('section');
  const list = document.createElement('ul');
  const items = group.entries.map((entry) => {
    const item = document.createElement('li');
    const [, , , , star] = entry;
    item.append(linkTo(entry));
    if (star) {
      // stars.ts adds the star.
      item.dataset.star = star;
    }
    return item;
  });
  list.append(...items);
  section.append(textElement('h2', words.kinds[group.kind]), list, ...moreThan(group, words));
  return section;
}

/** Creates the group of options of one kind of results, for the combobox. */
export function optionsOf(group: ResultGroup, words: ResultWords): HTMLElement {
  const element = document.createElement('div');
  element.role = 'group';
  element.ariaLabel = words.kinds[group.kind];
  const heading = textElement('p', element.ariaLabel);
  const more = moreThan(group, words);
  // A list of options has nothing else in it; the status says how many there are.
  for (const beside of [heading, ...more]) beside.ariaHidden = 'true';
  const options = group.entries.map((entry, index) => {
    const option = linkTo(entry);
    option.role = 'option';
    option.id = `found-${group.kind}-${index}`;
    option.tabIndex = -1;
    option.ariaSelected = 'false';
    return option;
  });
  element.append(heading, ...options, ...more);
  return element;
}
