/**
 * The address of a link that downloads a text without a file on the host. Browsers open no page at such an address (the Fetch
 * standard, "data: URLs"), so the link needs the attribute `download`.
 */
export const downloadAddress = (type: string, text: string): string =>
  `data:${type.replaceAll(' ', '')},${encodeURIComponent(text)}`;
