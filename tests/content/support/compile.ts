import { type CompiledSite, compileSite } from '../../../scripts/content/editions/compile-site';
import { emitTypes } from '../../../scripts/content/emit/types';
import type { CompileOptions } from '../../../scripts/content/pipeline';
import { readRules } from '../../../scripts/content/validate/rules';

const rules = readRules();
const types = emitTypes(rules.schemas, undefined);

/** Compiles as the command does; what depends on the schemas alone is made once for all tests of a file. */
export const compile = async (options: CompileOptions): Promise<CompiledSite> =>
  compileSite({ ...options, rules, previousTypes: await types });
