/** The parts of fontkit 2 that shape a text by the rules of a font (OpenType 1.9, GSUB and GPOS). */
interface Processor {
  readonly scriptTag: string | null;
  readonly languageTag: string | null;
  lookupsForFeatures(features?: readonly string[], exclude?: readonly number[]): readonly FeatureLookup[];
  applyLookups(lookups: readonly FeatureLookup[], glyphs: readonly Glyph[], positions?: unknown): void;
}

interface FeatureLookup {
  readonly lookup: Lookup;
}

interface Lookup {
  readonly subTables: Iterable<SubTable>;
}

interface Glyph {
  readonly id: number;
}

interface Coverage {
  readonly glyphs?: readonly number[];
  readonly rangeRecords?: readonly { readonly start: number; readonly end: number }[];
}

/** What the first glyph that a table is about is looked up in has another name in each kind of table. */
interface SubTable {
  readonly extension?: SubTable;
  readonly coverage?: Coverage;
  readonly markCoverage?: Coverage;
  readonly mark1Coverage?: Coverage;
  readonly coverages?: readonly Coverage[];
  readonly inputCoverage?: readonly Coverage[];
}

/** A font of fontkit; one without such rules has no processors. */
export interface ShapingRules {
  readonly _layoutEngine?: {
    readonly engine?: { readonly GSUBProcessor?: Processor | null; readonly GPOSProcessor?: Processor | null };
  };
}

/**
 * Has a font try only those of its rules on a word that are about one of its glyphs: fontkit asks each rule of each glyph, and looks
 * for those of the language anew for each word. The glyphs and their places stay the same.
 */
export function skipIdleLookups({ _layoutEngine }: ShapingRules): void {
  for (const processor of [_layoutEngine?.engine?.GSUBProcessor, _layoutEngine?.engine?.GPOSProcessor])
    if (processor) skipIn(processor);
}

function skipIn(processor: Processor): void {
  const find = processor.lookupsForFeatures.bind(processor);
  const found = new Map<string, readonly FeatureLookup[]>();
  processor.lookupsForFeatures = (features = [], exclude) => {
    if (exclude) return find(features, exclude);
    const key = [processor.scriptTag, processor.languageTag, ...features].join();
    const lookups = found.get(key) ?? find(features);
    found.set(key, lookups);
    return lookups;
  };
  const apply = processor.applyLookups.bind(processor);
  const begins = new Map<Lookup, ReadonlySet<number> | undefined>();
  const beginsOf = (lookup: Lookup) => {
    if (!begins.has(lookup)) begins.set(lookup, glyphsOf(lookup));
    return begins.get(lookup);
  };
  processor.applyLookups = (lookups, glyphs, positions) => {
    // It notes glyphs and places for what comes after.
    apply([], glyphs, positions);
    for (const each of lookups) {
      const covered = beginsOf(each.lookup);
      // Those before may have put other glyphs there.
      if (!covered || glyphs.some(({ id }) => covered.has(id))) apply([each], glyphs, positions);
    }
  };
}

/** The glyphs at which a rule may begin; nothing if that is not known. */
function glyphsOf({ subTables }: Lookup): ReadonlySet<number> | undefined {
  const glyphs = new Set<number>();
  for (const table of subTables) {
    const { coverage, markCoverage, mark1Coverage, coverages, inputCoverage } = table.extension ?? table;
    const first = coverage ?? markCoverage ?? mark1Coverage ?? coverages?.[0] ?? inputCoverage?.[0];
    if (!(first?.glyphs || first?.rangeRecords)) return undefined;
    for (const glyph of first.glyphs ?? []) glyphs.add(glyph);
    for (const { start, end } of first.rangeRecords ?? []) for (let id = start; id <= end; id += 1) glyphs.add(id);
  }
  return glyphs;
}
