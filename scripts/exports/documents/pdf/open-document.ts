import PDFDocument from 'pdfkit';
import { type Face, faceIn, registerFonts, widthIn } from './fonts';
import type { Measure } from './lines';
import type { ShapedWords } from './shaped-words';
import type { PageSize, Style } from './theme';
import { writePagesWhole } from './whole-bytes';

/** The metadata of a PDF. */
export interface Facts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Stands for the moment of making: the same data make the same bytes. */
  readonly date: Date;
}

/** Measures texts; each once in its size and face, since the words of a document stand in it again and again. */
export function measureFor(doc: PDFKit.PDFDocument): (style: Style) => Measure {
  const known = new Map<number, Map<Face, Map<string, number>>>();
  return (style) => {
    const { size } = style;
    const ofSize = known.get(size) ?? new Map<Face, Map<string, number>>();
    known.set(size, ofSize);
    return (text, run) => {
      const face = faceIn(style, run);
      const widths = ofSize.get(face) ?? new Map<string, number>();
      if (widths.size === 0) ofSize.set(face, widths);
      const before = widths.get(text);
      if (before !== undefined) return before;
      const width = widthIn(doc.fontSize(size), text, face);
      widths.set(text, width);
      return width;
    };
  };
}

/** Begins a tagged PDF that keeps to PDF/UA-1 (ISO 14289-1), as far as its pages do. */
export function openDocument(
  { title, author, subject, language, date }: Facts,
  shaped: ShapedWords,
  { width, height }: PageSize,
): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  writePagesWhole(doc);
  registerFonts(doc, shaped);
  escapeMetadata(doc, [title, author, subject]);
  doc.appendXML(PDFUA);
  return doc;
}

/** That the document keeps to the standard (ISO 14289-1, clause 5). */
const PDFUA = [
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
  '<pdfuaid:part>1</pdfuaid:part></rdf:Description>',
].join('');

/** pdfkit writes titles into the XML of the metadata as they are: "&" would break it. */
function escapeMetadata(doc: PDFKit.PDFDocument, texts: readonly string[]): void {
  const append = doc.appendXML.bind(doc);
  const special = texts.filter((text) => /[&<>]/.test(text));
  doc.appendXML = (xml, newLine) =>
    append(
      special.reduce((escaped, text) => escaped.replaceAll(`>${text}<`, `>${escapeXml(text)}<`), xml),
      newLine,
    );
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
