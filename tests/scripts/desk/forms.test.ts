import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../scripts/content/read/yaml-document';
import { findingsAt, pathOf } from '../../../scripts/desk/app/values/field-findings';
import { fieldEdit } from '../../../scripts/desk/app/values/field-text';
import { formFields, isProse, kindOf, labelOf } from '../../../scripts/desk/app/values/form-fields';
import { pageId, pageText } from '../../../scripts/desk/app/values/new-page';
import { copyOf, moved, titleOf } from '../../../scripts/desk/app/values/records';
import type { DeskFinding, ValuePath } from '../../../scripts/desk/contract';
import { collections } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';

const speaker = collections.speakers.schema;
const text: SchemaNode = { type: 'string' };

describe('the form of a record', () => {
  it('shows the fields that it has or must have, in the order of the schema, and offers the others', () => {
    const value = { talk: 'T', image: '/x.png', nickname: 'N', id: 1 };
    expect(formFields(speaker, value, new Set(['profile']))).toEqual({
      shown: ['id', 'name', 'image', 'talk', 'profile'],
      offered: ['affiliation', 'abstract', 'bio', 'others'],
      unknown: ['nickname'],
    });
  });

  it.each<[string, SchemaNode, ReturnType<typeof kindOf>]>([
    ['a number', { type: 'integer' }, 'number'],
    ['a word of several', { type: 'string', enum: ['a', 'b'] }, 'choice'],
    ['a day', { type: 'string', format: 'date' }, 'date'],
    ['the end of a day', { type: 'string', format: 'end-time' }, 'time'],
    ['Markdown', { type: 'string', format: 'markdown' }, 'paragraphs'],
    ['an abstract', { type: 'string', long: true }, 'paragraphs'],
    ['a picture', { type: 'string', format: 'asset', picture: 'logo' }, 'picture'],
    ['another file', { type: 'string', format: 'asset' }, 'line'],
    ['a person', { type: 'string', person: 'speaker' }, 'person'],
    ['an address', { type: 'string', format: 'link' }, 'line'],
  ])('chooses the field of %s', (_, schema, kind) => expect(kindOf(schema)).toBe(kind));

  it('writes ids and addresses from left to right, whatever the language', () => {
    expect([text, { ...text, format: 'markdown' }].map(isProse)).toEqual([true, true]);
    expect(
      [
        { ...text, format: 'link' },
        { ...text, pattern: '^a' },
      ].map(isProse),
    ).toEqual([false, false]);
  });

  it.each([
    ['menuLabel', 'Menu label'],
    ['id', 'Id'],
    ['formerUrls', 'Former urls'],
  ])('labels %s as %s', (name, label) => expect(labelOf(name)).toBe(label));
});

describe('a field that is left', () => {
  const path: ValuePath = ['a', 0];
  it.each<[string, unknown, string, SchemaNode, unknown]>([
    ['nothing that was not changed', 'A', 'A', text, undefined],
    ['nothing where nothing was typed', undefined, ' ', text, undefined],
    ['a text', 'A', 'B', text, { do: 'set', path, to: 'B' }],
    ['a number', 1, '12', { type: 'integer' }, { do: 'set', path, to: 12 }],
    ['words in place of a number, for the check', 1, 'twelve', { type: 'integer' }, { do: 'set', path, to: 'twelve' }],
    ['digits of a text', 'A', '12', text, { do: 'set', path, to: '12' }],
    ['the end of an empty field', 'A', '  ', text, { do: 'remove', path }],
  ])('writes %s', (_, was, typed, schema, edit) => expect(fieldEdit(path, was, typed, schema)).toEqual(edit));
});

describe('the records of a list', () => {
  it.each<[unknown, string]>([
    [{ id: 1, name: 'N' }, 'N'],
    [{ category: 'c', places: 3 }, 'c'],
    ['a text', 'a text'],
    [undefined, ''],
  ])('%j is called "%s"', (item, title) => expect(titleOf(item)).toBe(title));

  it('gives a copy a key of its own', () => {
    const records = [{ id: 1 }, { id: 7 }];
    expect(copyOf(records[0], 'id', records)).toEqual({ id: 8 });
    const named = [{ id: 'a', x: [1] }, { id: 'a-2' }];
    expect(copyOf(named[0], 'id', named)).toEqual({ id: 'a-3', x: [1] });
  });

  it('moves an item', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });
});

describe('findings at fields', () => {
  const at = (path?: ValuePath) => ({ id: JSON.stringify(path), ...(path && { path }) }) as DeskFinding; // what the function reads
  const all = [at(['a']), at(['a', 0]), at(['b']), at()];
  const ids = (path: ValuePath, isWhole: boolean) => findingsAt(all, path, isWhole).map(({ id }) => id);

  it('belong to the field, or to the whole value', () => {
    expect(ids(['a'], false)).toEqual(['["a"]']);
    expect(ids(['a'], true)).toEqual(['["a"]', '["a",0]']);
  });

  it('without a place belong to the file', () => expect(ids([], false)).toEqual([undefined]));

  it.each([
    ['[0,"talk"]', [0, 'talk']],
    ['{"a":1}', undefined],
    ['[', undefined],
    [undefined, undefined],
  ])('reads the place %s', (written, path) => expect(pathOf(written)).toEqual(path));
});

describe('a new page', () => {
  it.each([
    ['Visa & Letters', 'visa-letters'],
    ['Où dormir ?', 'ou-dormir'],
    ['أين', ''],
  ])('%s gets the name "%s"', (title, id) => expect(pageId(title)).toBe(id));

  it.each(['Visa', 'Who: "we"', 'true', '12', 'Où dormir ?', 'أين تنام', "L'hôtel", '# 1', 'a\\b'])(
    'is titled %s',
    (title) => {
      const [, head = ''] = pageText(title).split('---\n');
      expect(documentOf(head).toJS()).toEqual({ title });
    },
  );
});
