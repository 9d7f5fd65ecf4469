/** The labels that the page of a visitor's own program contains for its script. Braces are placeholders. */
export type MyWords = Readonly<
  Record<
    | 'howTo'
    | 'failed'
    | 'timeless'
    | 'cancelled'
    | 'forget'
    | 'time'
    | 'place'
    | 'what'
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
    | 'refused'
    | 'full'
    | 'overlaps'
    | 'free'
    | 'remove'
    | 'removed'
    | 'gone'
    | 'colon'
    | 'between',
    string
  >
>;
