// Makes a fresh clone ready, then does what was asked: `node scripts/bootstrap.mjs <command> [arguments]`.
//
// This file and bootstrap/node-version.mjs keep to syntax that old Node versions can read, so that they reach the
// message instead of a syntax error; everything newer is imported only after the check.

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
