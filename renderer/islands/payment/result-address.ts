/** The facts about a payment in the address of its result; untrusted. */
export interface ResultAddress {
  readonly id: string;
  readonly orderId: string;
  readonly lang: string;
}

/**
 * Reads id, order and language from the parts of an address. Gateways may repeat parameters, some without a value.
 * Nothing may follow the id.
 */
export function resultAddress({ id = '', rest = '' }: PathParts, query: URLSearchParams): ResultAddress {
  const first = (name: string) => query.getAll(name).find((value) => value.trim() !== '') ?? '';
  return { id: rest === '' ? id : '', orderId: first('orderId'), lang: first('lang') };
}

interface PathParts {
  readonly id: string | undefined;
  /** The rest of the path after the id. */
  readonly rest: string | undefined;
}
