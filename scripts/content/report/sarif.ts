import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { counted } from './counted';
import type { Diagnostic, Place } from './diagnostics';

/** Reports problems in the Static Analysis Results Interchange Format 2.1.0 (OASIS), which code hosts and editors read. */
export function reportSarif(diagnostics: readonly Diagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const results = counted(diagnostics).map(
    ({ code, severity, message, hint, related = [], count, places = [], ...place }) => ({
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: hint === undefined ? message : `${message} ${hint}` },
      ...(count === undefined ? {} : { occurrenceCount: count }),
      locations: [location(place)],
      ...(related.length + places.length === 0
        ? {}
        : {
            relatedLocations: [...related, ...places].map((other, id) => ({
              id,
              ...location(other),
              message: { text: other.message },
            })),
          }),
    }),
  );
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content compiler', rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const location = ({ file, range }: Place) => ({
  physicalLocation: {
    artifactLocation: { uri: isAbsolute(file) ? pathToFileURL(file).href : relativeUri(file) },
    region: {
      startLine: range.line,
      startColumn: range.column,
      endLine: range.endLine,
      endColumn: range.endColumn,
    },
  },
});

/** RFC 3986: every character of a name, "#" and "?" too, stays part of the path. */
const relativeUri = (path: string) => path.split('/').map(encodeURIComponent).join('/');
