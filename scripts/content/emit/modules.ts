import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { type CollectionName, collections, publishedNames, stem } from '../collections';
import type { Conference } from '../content';
import { isUnlisted } from '../link/page-kinds';
import type { Route } from '../link/routes';
import type { Picture } from '../pictures/plan-pictures';
import type { JsonSchema } from '../schemas';
import type { Entry } from '../validate/validate';

export interface EmitInput {
  readonly entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  readonly routes: readonly Route[];
  readonly pictures: readonly Picture[];
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  /** The text of types.ts. */
  readonly types: string;
}

/** File name → text of everything that the compiler writes: one module per collection, routes, types, public files. */
export function emit({ entries, routes, pictures, schemas, types }: EmitInput): ReadonlyMap<string, string> {
  const files = new Map<string, string>([['types.ts', types]]);
  for (const name of publishedNames) {
    const { file, shape } = collections[name];
    const values = (entries.get(name) ?? []).map(({ value }) => value);
    const many = shape === 'many';
    const json = many ? oneLineEach(values) : JSON.stringify(values[0], null, 2);
    files.set(`${stem(collections[name])}.ts`, templates.module({ file, type: schemas[name].title, name, many, json }));
  }
  const derived = { routes: { type: 'Route', values: routes }, pictures: { type: 'Picture', values: pictures } };
  for (const [name, { type, values }] of Object.entries(derived)) {
    files.set(`${name}.ts`, templates.module({ file: '', type, name, many: true, json: oneLineEach(values) }));
  }
  const modules = publishedNames.map((name) => ({ name, file: stem(collections[name]) }));
  const others = Object.keys(derived).map((name) => ({ name, file: name }));
  files.set('index.ts', templates.index({ modules: [...modules, ...others] }));

  const conference = entries.get('conference')?.[0]?.value as Conference; // validated before anything is emitted
  const { url } = conference;
  const indexed = routes.filter(({ path, canonical, kind }) => path === canonical && !isUnlisted(kind));
  files.set(
    'public/sitemap.xml',
    templates.sitemap({ addresses: indexed.map(({ path }) => `${url}${encodeURI(path)}`) }),
  );
  files.set('public/robots.txt', templates.robots({ url }));
  files.set('public/site.webmanifest', webManifest(conference));
  return files;
}

/** The web application manifest (https://www.w3.org/TR/appmanifest/): name and icon for a phone's home screen. */
function webManifest({ name, acronym, description, language }: Conference): string {
  const icon = (size: number) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    short_name: acronym,
    description,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fffdf9',
    theme_color: '#0b3c5d',
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Added up: a list of thousands of lines need not be kept only to be joined. */
function oneLineEach(values: readonly unknown[]): string {
  let json = '[\n';
  for (const value of values) json += `  ${JSON.stringify(value)},\n`;
  return `${json}]`;
}

function template(file: string): Handlebars.TemplateDelegate {
  const text = readFileSync(new URL(`templates/${file}.hbs`, import.meta.url), 'utf8');
  return Handlebars.compile(text, { strict: true, noEscape: file.endsWith('.ts') });
}

const templates = {
  module: template('module.ts'),
  index: template('index.ts'),
  sitemap: template('sitemap.xml'),
  robots: template('robots.txt'),
};
