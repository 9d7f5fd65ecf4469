import { type Element, elementsIn, type TaggedPdf } from './tagged-pdf';

/** What is painted outside marked content, or in two at once. */
export function strays(content: string): string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/\b(BDC|BMC)$/.test(line)) depth += 1;
    if (line === 'EMC') depth -= 1;
    return depth > 1 || depth < 0 || (depth === 0 && /(^|\s)(Tj|TJ|f\*?|F|S|s|B\*?|b\*?|Do|sh)$/.test(line));
  });
}

/** Elements of these types that stand in none of those. */
export const astray = ({ root }: TaggedPdf, types: readonly string[], parents: readonly string[]): readonly string[] =>
  elementsIn(root).flatMap(({ type, children }) =>
    parents.includes(type)
      ? []
      : children.filter((child) => types.includes(child.type)).map((child) => `${child.type} in ${type}`),
  );

/** Whether no language has this tag. */
export function isNoTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 0;
  } catch {
    return true;
  }
}

/** What is drawn under a number for which the structure has no element, which then is under no tag at all. */
export const partsWithoutElement = ({ pages, parents }: TaggedPdf): readonly string[] =>
  pages.flatMap(({ dictionary, content }, at) => {
    const elements = parents.get(/\/StructParents (\d+)/.exec(dictionary)?.[1] ?? '') ?? [];
    return [...content.matchAll(/\/MCID (\d+)/g)]
      .filter(([, number]) => !elements[Number(number)]?.endsWith('R'))
      .map(([part]) => `${part} of page ${at + 1}`);
  });

/** Links that the structure has on another page than the one that has them. */
export function linksElsewhere({ pages, objects }: TaggedPdf): readonly string[] {
  const pageOf = new Map(
    pages.flatMap(({ id, dictionary }) =>
      [...(/\/Annots \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, link]) => [link, id]),
    ),
  );
  return objects.flatMap((each) =>
    [...each.matchAll(/\/OBJR\s+\/Obj (\d+) 0 R\s+\/Pg (\d+) 0 R/g)]
      .filter(([, link, page]) => pageOf.get(link) !== page)
      .map(([, link]) => `link ${link}`),
  );
}

/** Headings that are more than one level below the one before them. */
export function skippedHeadings({ root }: TaggedPdf): string[] {
  let last = 0;
  return elementsIn(root).flatMap(({ type }) => {
    const level = Number(/^H(\d)$/.exec(type)?.[1] ?? 0);
    if (level === 0) return [];
    const isSkipped = level > last + 1;
    last = level;
    return isSkipped ? [`${type} comes too early`] : [];
  });
}

/** The numbers of columns of a table's rows, if they differ. */
export function unevenRows(table: Element): string[] {
  const rows = elementsIn(table).filter(({ type }) => type === 'TR');
  const widths = rows.map(() => 0);
  rows.forEach(({ children }, at) => {
    for (const { dictionary } of children) {
      const span = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? 1);
      for (let row = at; row < at + span('RowSpan'); row++) widths[row] = (widths[row] ?? 0) + span('ColSpan');
    }
  });
  return new Set(widths).size > 1 ? [widths.join(' ')] : [];
}
