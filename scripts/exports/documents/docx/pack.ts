import { type Document, Packer } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Direction } from '../../../../shared/words/direction';
import type { DocumentColours } from '../colours';
import { tableStyles } from './styles';

/** The bytes of a Word document, the same each time: docx writes the hour and random names into them. */
export async function pack(
  document: Document,
  date: Date,
  { direction, colours }: { readonly direction: Direction; readonly colours: DocumentColours },
): Promise<Uint8Array> {
  const files = Object.entries(unzipSync(new Uint8Array(await Packer.toBuffer(document))));
  const names = relationshipNames(files.filter(([path]) => path.endsWith('.rels')).map(([, data]) => strFromU8(data)));
  const steady = (xml: string) =>
    [...names]
      .reduce((text, [random, name]) => text.replaceAll(`"${random}"`, `"${name}"`), xml)
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date.toISOString().replace('.000', '')}`)
      .replace('<w:pPrDefault><w:pPr>', direction === 'rtl' ? '$&<w:bidi/>' : '$&')
      .replace(/<w:tblW /g, direction === 'rtl' ? '<w:bidiVisual/>$&' : '$&')
      .replace('</w:styles>', `${tableStyles(colours)}</w:styles>`);
  const contents = files.map(([path, data]): [string, Uint8Array] => [path, strToU8(steady(strFromU8(data)))]);
  return zipSync(Object.fromEntries(contents), { mtime: localDay(date), level: 9 });
}

/** New names for the random ones of relationships, by their order. */
function relationshipNames(relationships: readonly string[]): Map<string, string> {
  const ids = relationships.flatMap((xml) =>
    [...xml.matchAll(/ Id="(rId[^"]*[^"\d][^"]*)"/g)].map(([, id]) => id ?? ''),
  );
  return new Map(ids.map((id, index) => [id, `rIdLink${index + 1}`]));
}

/** Zip files hold local time: the same day and hour on every clock. */
const localDay = (date: Date) => new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
