import { isRecord } from '../../content/fields';
import type { Problem } from '../../tables/problem';

/** A value in an exported JSON file, with its place. A missing value is an object without content. */
export class Json {
  readonly value: unknown;
  /** The file and the JSON pointer (RFC 6901). */
  readonly at: string;

  constructor(value: unknown, at: string) {
    this.value = value;
    this.at = at;
  }

  /** Returns the value of a key. */
  get(key: string): Json {
    const { value } = this;
    const found = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return new Json(found, `${this.at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }

  /** Returns the value of the first existing key: versions of a service use different keys. */
  first(...keys: readonly string[]): Json {
    const [key = ''] = [...keys.filter((name) => this.get(name).value !== undefined), ...keys];
    return this.get(key);
  }

  /** The items of a list; none for other values. */
  get items(): Json[] {
    const { value } = this;
    return Array.isArray(value) ? value.map((item, index) => new Json(item, `${this.at}/${index}`)) : [];
  }

  /** Returns the items of a list in the items of a list, and so on: `each('rooms', 'sessions')`. */
  each(...lists: readonly string[]): Json[] {
    return lists.reduce<Json[]>((all, list) => all.flatMap((json) => json.get(list).items), [this]);
  }

  /** Whether it has content: an empty text, list or object has none. */
  get isFilled(): boolean {
    const { value } = this;
    if (Array.isArray(value)) return value.length > 0;
    return isRecord(value) ? this.keys.length > 0 : value !== undefined && value !== null && value !== '';
  }

  get keys(): string[] {
    return isRecord(this.value) ? Object.keys(this.value) : [];
  }

  /** The text of a text or number; empty for other values. */
  get text(): string {
    const { value } = this;
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  }
}

/** Parses a JSON file. Returns a problem with the position if the parser reports one. */
export function jsonDocument(file: string, text: string): Json | Problem {
  try {
    return new Json(JSON.parse(text), `${file}#`);
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : '';
    // Most broken files are downloads that stopped.
    const position = /end of JSON input/.test(words) ? text.length : /position (\d+)/.exec(words)?.[1];
    const before = position === undefined ? undefined : text.slice(0, Number(position)).split('\n');
    const at = before ? `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}` : file;
    return { at, message: `The file is not complete JSON: ${words}.`, hint: 'Export it again.' };
  }
}
