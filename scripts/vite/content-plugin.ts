import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Content } from '../../.content/types';
import { compileInto, projectRoot } from '../content/compile-into';
import type { Diagnostic } from '../content/diagnostics';
import { report } from '../content/reporters';
import { codeFrame } from '../content/reporters/frame';
import { contentType } from '../serve/content-types';
import { extraFiles } from '../site/finish-site';

/**
 * For `npm run dev`: compiles the data at the start and on every save, reloads the page, shows an error in the
 * browser's overlay until it is mended, and serves the documents that a build would make.
 */
export function contentPlugin(): Plugin {
  return { name: 'conference-content', apply: 'serve', configureServer };
}

async function configureServer(server: ViteDevServer): Promise<void> {
  const dataDir = resolve(process.env.CONTENT_DATA ?? join(projectRoot, 'data'));
  let content: Content | undefined;
  let failure: Diagnostic | undefined;
  let files: ReturnType<typeof extraFiles> | undefined;

  const compile = async () => {
    const { diagnostics, ...compiled } = await compileInto();
    failure = diagnostics.find(({ severity }) => severity === 'error');
    if (compiled.content) {
      content = compiled.content;
      files = undefined;
    }
    if (diagnostics.length > 0) server.config.logger.info(report('text', diagnostics));
    if (failure) server.ws.send(overlay(failure));
    else server.ws.send({ type: 'full-reload' });
  };
  await compile();

  server.watcher.add(dataDir);
  let pending: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(dataDir)) return;
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
    if (!(content && /^\/(documents\/|[^/]+\.(xml|txt|webmanifest)$)/.test(path))) return next();
    files ??= extraFiles(content, join(projectRoot, '.content'));
    const file = (await files).get(path);
    if (!file) return next();
    response.setHeader('content-type', contentType(path) ?? 'application/pdf');
    response.end(file);
  });
}

function overlay({ code, message, file, range, hint }: Diagnostic): ErrorPayload {
  const path = resolve(file);
  return {
    type: 'error',
    err: {
      message: hint ? `${message}\n${hint}` : message,
      stack: '',
      id: path,
      frame: existsSync(path) ? overlayFrame(readFileSync(path, 'utf8'), range) : '',
      plugin: `content: ${code}`,
      loc: { file: path, line: range.line, column: range.column },
    },
  };
}

/** Vite's overlay shows a frame only if its lines have this form. */
const overlayFrame = (source: string, range: Diagnostic['range']) =>
  `${codeFrame(source, range).replaceAll('│', '|')}\n`;
