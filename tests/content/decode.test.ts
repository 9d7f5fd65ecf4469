import { describe, expect, it } from 'vitest';
import { decode } from '../../scripts/content/read/decode';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('decode', () => {
  it.each([
    ['UTF-8', Buffer.from('Zoé')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffZoé')],
    ['UTF-16, little end first', utf16('Zoé')],
    ['UTF-16, big end first', utf16('Zoé').swap16()],
  ])('reads %s', (_name, bytes) => {
    expect(decode(bytes)).toEqual({ text: 'Zoé' });
  });

  it('makes line feeds of all line ends', () => {
    expect(decode(Buffer.from('a\r\nb\rc\n\r\nd'))).toEqual({ text: 'a\nb\nc\n\nd' });
  });

  it('keeps combined letters as they are', () => {
    expect(decode(Buffer.from('Zoe\u0301'))).toEqual({ text: 'Zoe\u0301' });
  });

  it.each([
    ['Windows-1252 by its quotation marks', Buffer.from('N\x92Diaye', 'latin1'), 'looks like Windows-1252.'],
    ['Latin-1 or Windows-1252 by its letters', Buffer.from('Zo\xe9', 'latin1'), 'Windows-1252 or ISO-8859-1'],
    ['damaged UTF-16', utf16('Zoé').subarray(0, 5), 'damaged'],
    ['UTF-16 without a mark', Buffer.from('Zoé', 'utf16le').subarray(0, 4), 'NUL'],
  ])('refuses %s and says how to save the file', (_name, bytes, problem) => {
    expect(decode(bytes)).toEqual({
      problem: expect.stringContaining(problem),
      hint: expect.stringContaining('UTF-8'),
    });
  });
});
