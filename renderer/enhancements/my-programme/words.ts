/** The labels that the page of a visitor's own program contains for its script. Braces are placeholders. */
export type MyWords = Readonly<
  Record<
    | 'failed'
    | 'timeless'
    | 'cancelled'
    | 'forget'
    | 'notAFile'
    | 'cleared'
    | 'qr'
    | 'tooLong'
    | 'shared'
    | 'sharedBroken'
    | 'both'
    | 'theirs'
    | 'merge'
    | 'leave'
    | 'changed'
    | 'seen'
    | 'allChanges'
    | 'copied'
    | 'undo'
    | 'close'
    | 'refused'
    | 'remove'
    | 'removed'
    | 'gone'
    | 'clash'
    | 'gap'
    | 'hours'
    | 'minutes'
    | 'colon',
    string
  >
>;
