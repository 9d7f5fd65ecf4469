import config from './vitest.config';
const c: any = config;
c.test.fileParallelism = undefined;
for (const p of c.test.projects) p.test.setupFiles = ['/tmp/proof-setup.ts'];
export default c;
