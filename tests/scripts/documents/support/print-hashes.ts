/** Prints the hash of every document: run by a test in another folder, time zone and language. */
import { createHash } from 'node:crypto';
import { makeDocuments } from '../../../../scripts/exports/documents';
import { sampleContent } from '../../../support/compiled-conferences';

const documents = await makeDocuments(await sampleContent());
const hashes = [...documents].map(([file, bytes]) => [file, createHash('sha256').update(bytes).digest('hex')]);
process.stdout.write(JSON.stringify(Object.fromEntries(hashes)));
