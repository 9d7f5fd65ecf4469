import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileBytes, files } from './support/built-site';
import { rowsOf } from './support/csv';

const documents = rowsOf('documents').map(({ file = '', title = '' }) => ({ file, title }));

describe('the documents', () => {
  it('are those of documents.csv, and no other', () => {
    const built = [...files].filter((file) => file.startsWith('/documents/'));
    expect(built.sort()).toEqual(documents.map(({ file }) => `/documents/${file}`).sort());
  });

  it.each(documents.filter(({ file }) => file.endsWith('.pdf')))('$file is a whole, tagged PDF', ({ file }) => {
    const bytes = fileBytes(`/documents/${file}`).toString('latin1');
    expect(bytes).toMatch(/^%PDF-1\.\d/);
    expect(bytes.trimEnd()).toMatch(/%%EOF$/);
    expect(bytes).toContain('/StructTreeRoot');
    expect(bytes).toMatch(/\/Marked true/);
    expect(bytes).toMatch(/\/Lang \(en/);
  });

  it.each(documents.filter(({ file }) => file.endsWith('.docx')))('$file is a Word document with text', ({ file }) => {
    const parts = unzipSync(fileBytes(`/documents/${file}`));
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['[Content_Types].xml', 'word/document.xml']));
    expect(new TextDecoder().decode(parts['word/document.xml'])).toContain('AMICAI 2023');
  });
});
