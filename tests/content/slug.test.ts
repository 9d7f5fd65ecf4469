import anyAscii from 'any-ascii';
import { describe, expect, it } from 'vitest';
import { familyNameIn } from '../../scripts/content/people/family-name';
import { personSlug } from '../../scripts/content/people/slug';
import { topicSlug } from '../../shared/format/record-address';

describe('the address of a person', () => {
  // What stands here has been printed on posters: an entry may be added, and none changed.
  it.each([
    ['Prof. Habib Zargouni', 'habib-zargouni'],
    ['ZARGOUNI, Habib', 'habib-zargouni'],
    ["Jean-Claude N'Diaye", 'jean-claude-ndiaye'],
    ['Łukasz Søndergaard', 'lukasz-sondergaard'],
    ['Wei Wang (Oslo)', 'wei-wang-oslo'],
    ['Wei Wang 0002', 'wei-wang-0002'],
    ['Иван Петров', 'ivan-petrov'],
    ['Γιώργος Σεφέρης', 'giorgos-seferis'],
    ['أميرة الطرابلسي', 'myrh-ltrblsy'],
    ['王伟', 'wangwei'],
    ['김민수', 'gimminsu'],
    ['😀', 'f0443a34'],
  ])('of %s is /people/%s', (name, slug) => {
    expect(personSlug(name, anyAscii)).toBe(slug);
  });
});

describe('the address of a topic', () => {
  it.each([
    ['African and Mediterranean Languages', 'african-and-mediterranean-languages'],
    ["L'éthique de l’IA", 'lethique-de-lia'],
    ['تعلم الآلة', '7'],
  ])('of %s is /topics/%s', (title, slug) => {
    expect(topicSlug({ id: 7, title })).toBe(slug);
  });
});

describe('the family name in a name', () => {
  it.each([
    ['Prof. Dr. Habib Zargouni', 'Zargouni'],
    ['Amel Ben Youssef', 'Ben Youssef'],
    ['Ben Youssef, Amel', 'Ben Youssef'],
    ['Nabil Aït Ouarab', 'Aït Ouarab'],
    ['Anna van der Berg', 'van der Berg'],
    ['Ben Slimane', 'Slimane'],
    ['王伟', '王伟'],
  ])('of %s is %s', (name, familyName) => {
    expect(familyNameIn(name)).toBe(familyName);
  });
});
