import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../scripts/content/read/parse-yaml';
import { documentOf } from '../../scripts/content/read/yaml-document';

const read = (text: string, file = 'attending.yaml') => parseYaml({ collection: 'attending', file, text });

describe('the document of a text', () => {
  it('is parsed once, and told at the places of each file that has it', () => {
    const text = 'sections: [\n';
    expect(documentOf(text)).toBe(documentOf(text));
    const [one, other] = ['one.yaml', 'other.yaml'].map((file) => read(text, file).diagnostics);
    expect(one?.map(({ file }) => file)).toEqual(['one.yaml']);
    expect(other).toEqual(one?.map((problem) => ({ ...problem, file: 'other.yaml' })));
  });

  it('gives every reader values of its own', () => {
    const text = 'sections:\n  - heading: Venue\n';
    const [one, other] = [read(text).value?.value, read(text).value?.value];
    expect(one).toEqual({ sections: [{ heading: 'Venue' }] });
    expect(other).toEqual(one);
    expect(other).not.toBe(one);
  });

  it('goes when many others have been read since, and where it is long as soon as another long one is', () => {
    const first = documentOf('a: first');
    for (let index = 0; index < 100; index += 1) documentOf(`a: ${index}`);
    expect(documentOf('a: first')).not.toBe(first);
    const long = `a: ${'x'.repeat(200_000)}`;
    const kept = documentOf(long);
    documentOf(`${long}x`);
    expect(documentOf(long)).not.toBe(kept);
  });
});
