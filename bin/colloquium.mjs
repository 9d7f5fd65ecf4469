#!/usr/bin/env node
// The command `colloquium`: of the installed package, or of these sources. Old versions of Node can read this file, as bootstrap.mjs.

import('node:fs').then(({ existsSync }) => {
  const isSources = existsSync(new URL('../scripts/bootstrap.mjs', import.meta.url));
  return import(`../${isSources ? '' : 'engine/'}scripts/bootstrap.mjs`);
});
