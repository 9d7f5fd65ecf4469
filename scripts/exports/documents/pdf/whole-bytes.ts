import { deflateSync } from 'node:zlib';
import './pdfkit-types';

/** PDF is written in bytes: a letter of a string of pdfkit's is one of them. */
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/**
 * Has a document make bytes of the operators of a page once: pdfkit makes an array of bytes of each, letter by letter. They are
 * deflated by what a document has for that.
 */
export function writePagesWhole(doc: PDFKit.PDFDocument): void {
  doc.deflate = deflateSync;
  let operators: string[] = [];
  doc.addContent = (operator) => {
    operators.push(operator);
    return doc;
  };
  const flush = doc.flushPages.bind(doc);
  doc.flushPages = () => {
    if (operators.length > 0) {
      const { content } = doc.page;
      content.compress = false;
      Object.assign(content.data, { Filter: 'FlateDecode' });
      content.write(doc.deflate(bytesOf(`${operators.join('\n')}\n`)));
    }
    operators = [];
    flush();
  };
}

/** The bytes of a document, once it has ended: without a stream, through which pdfkit sends every line by itself. */
export async function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') chunks.push(bytesOf(text));
    text = '';
  };
  doc._write = (data) => {
    if (typeof data === 'string') {
      text += `${data}\n`;
      doc._offset += data.length + 1;
    } else {
      endText();
      chunks.push(data);
      doc._offset += data.length;
    }
  };
  // The stream has what was written before, and ends with the document.
  const begun: Uint8Array[] = [];
  for await (const chunk of doc) begun.push(chunk);
  endText();
  return new Uint8Array(Buffer.concat([...begun, ...chunks]));
}
