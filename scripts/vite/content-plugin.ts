import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { inProject } from '../bootstrap/project.mjs';
import { compileInto } from '../content/compile-into';
import { report } from '../content/report';
import type { Diagnostic } from '../content/report/diagnostics';
import { codeFrame } from '../content/report/frame';
import { type SiteFiles, siteFiles } from '../exports/index';
import { contentType } from '../hosting/policy/content-types';

/**
 * For `npm run dev`: compiles the data at the start and on every save of it or of a picture, reloads the page, shows an
 * error in the browser's overlay until it is mended, and serves the files beside the pages that a build would make.
 */
export function contentPlugin(): Plugin {
  return { name: 'conference-content', apply: 'serve', configureServer };
}

/** Of the files beside the pages, those that hosts know by themselves. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

async function configureServer(server: ViteDevServer): Promise<void> {
  const dataDir = resolve(process.env.CONTENT_DATA ?? inProject('data'));
  const imagesDir = inProject('public/images');
  let failure: Diagnostic | undefined;
  let files: SiteFiles['files'] = new Map();

  const compile = async () => {
    const { content, pictures, routes, diagnostics } = await compileInto();
    failure = diagnostics.find(({ severity }) => severity === 'error');
    if (content) files = siteFiles({ content, pictures, routes, modules: inProject('.content') }).files;
    if (diagnostics.length > 0) server.config.logger.info(report('text', diagnostics));
    if (failure) server.ws.send(overlay(failure));
    else server.ws.send({ type: 'full-reload' });
  };
  await compile();

  server.watcher.add([dataDir, imagesDir]);
  let pending: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, path) => {
    if (!(path.startsWith(dataDir) || path.startsWith(imagesDir))) return;
    clearTimeout(pending);
    // A spreadsheet saves in several steps.
    pending = setTimeout(() => void compile(), 50);
  });
  // A page that is opened or reloaded while the data is wrong shows the error as well.
  server.ws.on('connection', () => {
    if (failure) server.ws.send(overlay(failure));
  });
  server.middlewares.use(async (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    const make = files.get(path);
    if (!make) return next();
    try {
      const file = await make();
      response.setHeader(
        'content-type',
        contentType(path) ?? CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
      );
      response.end(file);
    } catch (problem) {
      next(problem);
    }
  });
}

function overlay({ code, message, file, range, field, hint }: Diagnostic): ErrorPayload {
  const path = resolve(file);
  return {
    type: 'error',
    err: {
      message: hint ? `${message}\n${hint}` : message,
      stack: '',
      id: path,
      frame: existsSync(path) ? overlayFrame(readFileSync(path, 'utf8'), range, field) : '',
      plugin: `content: ${code}`,
      loc: { file: path, line: range.line, column: range.column },
    },
  };
}

/** Vite's overlay shows a frame only if its lines have this form. */
const overlayFrame = (source: string, range: Diagnostic['range'], field: Diagnostic['field']) =>
  `${codeFrame(source, range, field).replaceAll('│', '|')}\n`;
