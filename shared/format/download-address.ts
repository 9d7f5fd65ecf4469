/**
 * Returns a `data:` address that downloads a text, so that the host needs no file. Browsers do not navigate to such
 * addresses (Fetch standard, "data: URLs"): the link needs the attribute `download`.
 */
export const downloadAddress = (type: string, text: string): string =>
  `data:${type.replaceAll(' ', '')},${encodeURIComponent(text)}`;
