/** Address of a document that the build makes. */
export const documentAddress = ({ file }: { readonly file: string }): string => `/documents/${file}`;
