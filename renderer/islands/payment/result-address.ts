/** The facts about the payment in the address of a result; none of them is trusted. */
export interface ResultAddress {
  readonly id: string;
  readonly orderId: string;
  readonly lang: string;
}

/**
 * Reads the id, the order and the language from the parts of an address. Gateways append parameters that are there
 * already, sometimes without a value; after the id nothing can follow.
 */
export function resultAddress({ id = '', rest = '' }: PathParts, query: URLSearchParams): ResultAddress {
  const first = (name: string) => query.getAll(name).find((value) => value.trim() !== '') ?? '';
  return { id: rest === '' ? id : '', orderId: first('orderId'), lang: first('lang') };
}

interface PathParts {
  readonly id: string | undefined;
  /** The rest of the address behind the id. */
  readonly rest: string | undefined;
}
