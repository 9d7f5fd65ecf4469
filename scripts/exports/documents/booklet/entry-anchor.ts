/** The name in a booklet of what stands for a record: links lead to it, and the index knows its page. */
export const entryAnchor = (collection: string, id: string | number): string => `${collection}-${id}`;

/** The same for a contribution, by its key: "paper-7" gives "papers-7". */
export const contributionAnchor = (key: string): string => key.replace('-', 's-');
