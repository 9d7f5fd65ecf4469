import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompileOptions } from '../../../scripts/compile/pipeline';
import { compile } from './compile';
import { temporaryFolderAgain } from './temporary-folder';

/** A conference of which nothing but the name, the days and the city is said. */
export const CONFERENCE = `name: Winter School on Ice
acronym: WSI 2031
start: 2030-12-28
end: 2031-01-03
timeZone: Europe/Oslo
venue: { city: Tromsø }
`;

/** Compiles a conference of these files and conference.yaml. */
export async function compileWith(
  files: Readonly<Record<string, string | Buffer>>,
  options: Pick<CompileOptions, 'thorough'> = {},
) {
  const dataDir = join(temporaryFolderAgain(), 'data');
  for (const [name, text] of Object.entries({ 'conference.yaml': CONFERENCE, ...files })) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true });
    writeFileSync(join(dataDir, name), text);
  }
  return compile({ dataDir, publicDir: join(dataDir, 'public'), ...options });
}
