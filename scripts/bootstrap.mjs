// Prepares a fresh clone, then runs a command: `node scripts/bootstrap.mjs <command> [arguments]`.
//
// This file and bootstrap/node-version.mjs use syntax that old Node versions can read, so that these print a message instead of a syntax
// error. Everything else is imported after the check.

import('./bootstrap/node-version.mjs')
  .then((nodeVersion) => {
    const problem = nodeVersion.nodeVersionProblem(process.version);
    if (problem) {
      console.error(problem);
      return 1;
    }
    return import('./main.mjs').then((bootstrap) => bootstrap.main(process.argv.slice(2)));
  })
  .then((status) => {
    process.exitCode = status;
  })
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
