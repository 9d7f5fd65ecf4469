import { transform } from 'esbuild';
import { parseAst } from 'vite';

/** As much of a node of the syntax tree (https://github.com/estree/estree, with JSX) as is looked at. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Attributes and properties that visitors read or hear, whatever their form. */
const SHOWN =
  /^(aria-label|aria-description|alt|title|placeholder|caption|columns|heading|hint|label|lead|part|text|word|words)$/;

/** Calls whose texts are for developers. */
const FOR_DEVELOPERS = /^(console|Error)$/;

/** A text that reads as words wherever it stands: two words with a space between, or one with a capital. */
const READS_AS_WORDS = /\p{L}[\p{L}'’.,:!?]* \p{L}{2,}|^\p{Lu}\p{Ll}+[.!?]?$/u;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The words that the code of a component would show to visitors. */
export async function wordsShownBy(path: string, code: string): Promise<string[]> {
  const { code: script } = await transform(code, { loader: path.endsWith('x') ? 'tsx' : 'ts', jsx: 'preserve' });
  // The parser's own types know less of the nodes than is asked here.
  return shownBy(parseAst(script, { lang: 'jsx' }) as unknown as Node, false);
}

/** `isShown`: whatever has letters here is shown; else only what reads as words is taken for such. */
function shownBy(node: Node, isShown: boolean): string[] {
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression' || isForDevelopers(node)) return [];
  if (node.type === 'JSXAttribute') return attributeWords(node);
  const text = textOf(node);
  if (text !== undefined) return (isShown ? hasLetters(text) : READS_AS_WORDS.test(text)) ? [text.trim()] : [];
  return childrenOf(node).flatMap((child) => shownBy(child, isShownIn(node, child, isShown)));
}

/** What stands between tags is shown; what a function is called with in there need not be. */
function isShownIn(node: Node, child: Node, isShown: boolean): boolean {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true;
  if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') return isShown && child !== node.test;
  return isShown && ['JSXExpressionContainer', 'TemplateLiteral', 'ArrayExpression'].includes(node.type);
}

function attributeWords({ name, value }: Node): string[] {
  if (!isNode(value)) return [];
  const { name: attribute } = name as { readonly name?: unknown };
  const isShown = typeof attribute === 'string' && SHOWN.test(attribute);
  if (value.type !== 'Literal') return shownBy(value, isShown);
  // Other attributes hold names: of classes, files, islands.
  return isShown ? shownBy(value, true) : [];
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateElement') return (node.value as { readonly cooked?: string }).cooked ?? '';
  return undefined;
}

function isForDevelopers({ type, callee }: Node): boolean {
  if (!((type === 'CallExpression' || type === 'NewExpression') && isNode(callee))) return false;
  const owner = callee.type === 'MemberExpression' ? callee.object : callee;
  return isNode(owner) && FOR_DEVELOPERS.test(String(owner.name));
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
