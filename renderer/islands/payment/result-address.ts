/** The facts about a payment in the address of its result; untrusted. */
export interface ResultAddress {
  readonly id: string;
  readonly orderId: string;
  readonly lang: string;
}

/**
 * Reads order and language from the query of an address. Gateways may repeat parameters, some without a value.
 */
export function resultAddress(id: string, query: URLSearchParams): ResultAddress {
  const first = (name: string) => query.getAll(name).find((value) => value.trim() !== '') ?? '';
  return { id, orderId: first('orderId'), lang: first('lang') };
}
