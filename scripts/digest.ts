// Prints one SHA-256 of the names and bytes of the built site: `npm run digest [-- FOLDER]`.

import { resolve } from 'node:path';
import { digestOf } from './site/digest';

const [folder = 'dist/client'] = process.argv.slice(2);
console.log(digestOf(resolve(folder)));
