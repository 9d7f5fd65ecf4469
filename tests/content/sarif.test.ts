import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/content/report/diagnostics';
import { reportSarif } from '../../scripts/content/report/sarif';
import { rounds } from '../support/rounds';
import { diagnosticsOf, removeCases } from './support/cases';
import { fixtureNames } from './support/fixture';

afterAll(removeCases);

/** The parts of a log that the compiler writes (SARIF 2.1.0, sections 3.13 to 3.52). */
interface Log {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] } };
      readonly columnKind: string;
      readonly results: readonly Result[];
    },
  ];
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly Location[];
  readonly relatedLocations?: readonly (Location & {
    readonly id: number;
    readonly message: { readonly text: string };
  })[];
}

interface Location {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region: Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>;
  };
}

/** Every so many-th case is tried. */
const STEP = rounds(1, 16);

const logOf = (diagnostics: readonly Diagnostic[]): Log => JSON.parse(reportSarif(diagnostics));

describe('a log in the Static Analysis Results Interchange Format', () => {
  it('has what the format 2.1.0 demands, whatever there is to report', async () => {
    for (const name of fixtureNames.filter((_, at) => at % STEP === 0)) {
      const diagnostics = await diagnosticsOf(name);
      const { version, $schema, runs } = logOf(diagnostics);
      expect({ version, isSchema: URL.canParse($schema), runs: runs.length }).toEqual({
        version: '2.1.0',
        isSchema: true,
        runs: 1,
      });
      const [{ tool, columnKind, results }] = runs;
      const ids = tool.driver.rules.map(({ id }) => id);
      expect(tool.driver.name).not.toBe('');
      expect(columnKind).toBe('utf16CodeUnits');
      expect(new Set(ids).size).toBe(ids.length);
      for (const { ruleId, ruleIndex, level, message, locations, relatedLocations = [] } of results) {
        expect(ids[ruleIndex]).toBe(ruleId);
        expect(['error', 'warning', 'note', 'none']).toContain(level);
        expect(message.text).not.toBe('');
        expect(locations).toHaveLength(1);
        expect(relatedLocations.map(({ id }) => id)).toEqual([...relatedLocations.keys()]);
        for (const location of [...locations, ...relatedLocations]) expectPlace(location);
      }
    }
  });
});

/** Lines and columns count from 1; a region does not end before it starts (3.30). */
function expectPlace({ physicalLocation: { artifactLocation, region } }: Location): void {
  const { startLine, startColumn, endLine, endColumn } = region;
  expect(artifactLocation.uri).toMatch(/^[A-Za-z0-9\-._~!$&'()*+,;=:@%/]+$/);
  for (const number of [startLine, startColumn, endLine, endColumn]) {
    expect(Number.isInteger(number) && number >= 1).toBe(true);
  }
  expect(endLine > startLine || (endLine === startLine && endColumn >= startColumn)).toBe(true);
}
