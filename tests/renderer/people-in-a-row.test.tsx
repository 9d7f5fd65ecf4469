import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PeopleByName } from '../../pages/people/PeopleByName';
import { People } from '../../renderer/components/People';
import { wordsIn } from '../../shared/words';

const words = wordsIn('en');

describe('people in a row', () => {
  it('begin no line with the comma between them', () => {
    const html = renderToStaticMarkup(
      <People people={[{ name: 'Ada Byron' }, { name: 'Mary Somerville' }]} words={words} />,
    );
    expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<span><bdi>Ada Byron</bdi>,</span> <span><bdi>Mary Somerville</bdi></span>',
    );
  });
});

describe('the list of people', () => {
  const listed = (count: number) => {
    const people = Array.from({ length: count }, (_, index) => ({
      name: `Person ${index}`,
      familyName: String(index),
      roles: ['author'] as const,
    }));
    const view = { kind: 'people', letters: [{ label: 'P', people }], parts: [] } as const;
    return renderToStaticMarkup(<PeopleByName view={view} words={words} />);
  };

  it('has letters for many, and for few no more than their names', () => {
    expect(listed(41)).toContain('<h2>P</h2>');
    expect(listed(16)).not.toContain('<h2>');
    expect(listed(16).match(/<li>/g)).toHaveLength(16);
  });
});
