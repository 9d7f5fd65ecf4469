/** Address of a generated document. */
export const documentAddress = ({ file }: { readonly file: string }): string => `/documents/${file}`;
