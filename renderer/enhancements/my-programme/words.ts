/** The words that the page of a visitor's own program brings along for its script; braces are filled in. */
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
