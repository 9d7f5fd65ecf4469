import { codeOf } from './code-of';

/** Loads a package that only the payment service needs. If it is not installed, the error says how to install it. */
export async function neededPackage<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (problem) {
    if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(codeOf(problem) ?? '')) throw problem;
    throw new Error(`The payment service needs the package ${name}. Install it: npm install ${name}`);
  }
}
