import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { COMMANDS } from '../bootstrap/commands.mjs';
import { engineRoot, inEngine } from '../bootstrap/project.mjs';
import { codeOf, hashedFiles, PACKAGED_HASHES } from '../cache/code-of';
import { codeVersion, filesBelow } from '../cache/code-version.mjs';
import { documentFonts, fontPackages, PACKAGED_FONTS } from '../content/fonts/document-fonts';
import { licenceOf, licencesText } from '../exports/licences/licences';
import { packageOf } from '../exports/licences/shipped-packages';
import { bundleWorkerScript } from '../exports/offline/bundle-worker-script';
import { bundleCommands } from '../precompile/bundle-commands.mjs';
import { bundleSources, PACKAGED } from '../site/cached-bundle';

/** The folder of the built engine in the package, and the licences of what it contains. `package.json` lists both under "files". */
const ENGINE = 'engine';
const NOTICES = 'THIRD-PARTY-NOTICES';

/** Code that runs before the bundled commands. */
const STARTER =
  /^scripts\/(?:(?:bootstrap|main|run)|bootstrap\/[^/]+|cache\/[^/]+|files\/rename|precompile\/run-compiled)\.mjs$/;

/** Code and styles, which are in the bundles. */
const BUNDLED = /\.(?:ts|tsx|mjs|css)$/;

/**
 * Builds what `npm pack` packs: the commands in one bundle with compiled validators, the bundle that renders pages, and the files that
 * both read, at the same paths as in the sources. Throws an error if the commands need a package that package.json does not name.
 */
export async function buildPackage(): Promise<void> {
  const out = inEngine(ENGINE);
  rmSync(out, { recursive: true, force: true });
  const write = (name: string, contents: Uint8Array | string) => {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), contents);
  };

  const names = Object.keys(COMMANDS).filter((name) => !COMMANDS[name]?.isForWork);
  const commands = await bundleCommands({ names, isForPackage: true });
  const undeclared = commands.packages.filter((name) => !declared().includes(name));
  if (undeclared.length > 0)
    throw new Error(
      `package.json must have these under "dependencies" or "peerDependencies": ${undeclared.join(', ')}`,
    );
  write('commands.cjs', commands.text);
  for (const [name, contents] of await bundleSources()) write(`${PACKAGED}/${name}`, contents);
  for (const name of ['worker', 'uninstall-worker'] as const)
    write(`${PACKAGED}/${name}.js`, await bundleWorkerScript(name));

  const files = [
    ...['scripts', 'shared'].flatMap(filesBelow).filter((path) => STARTER.test(path) || !BUNDLED.test(path)),
    ...['renderer/assets', 'data/schemas', 'docs'].flatMap(filesBelow),
  ];
  for (const path of files) write(path, readFileSync(inEngine(path)));
  for (const path of Object.values(documentFonts()).flat())
    write(`${PACKAGED_FONTS}/${basename(path)}`, readFileSync(path));
  write('version.txt', codeVersion());
  const texts = filesBelow('scripts').map((path) => readFileSync(inEngine(path), 'utf8'));
  write(PACKAGED_HASHES, JSON.stringify(Object.fromEntries(hashedFiles(texts).map((file) => [file, codeOf(file)]))));
  writeFileSync(inEngine(NOTICES), notices(commands.modules, join(out, PACKAGED)));
}

/** Returns the names of the packages that are installed with the engine, or by who takes payments. */
function declared(): readonly string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(inEngine('package.json'), 'utf8')) as Manifest; // npm reads it
  return Object.keys({ ...dependencies, ...peerDependencies });
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Writes the licences of all packages whose code or fonts the package contains. */
function notices(modules: readonly string[], bundle: string): string {
  const folders = [...modules.flatMap((module) => packageOf(module, engineRoot) ?? []), ...fontPackages()];
  const { texts } = JSON.parse(readFileSync(join(bundle, 'licences.json'), 'utf8')) as {
    readonly texts: Readonly<Record<string, string>>;
  }; // as it was just written
  const all = new Map(Object.entries(texts));
  for (const { title, text } of [...new Set(folders)].map(licenceOf)) all.set(title, text);
  const licences = [...all].map(([title, text]) => ({ title, text }));
  return licencesText(
    licences,
    'What the package of Colloquium contains beside its own code, and under which licences.',
  );
}
