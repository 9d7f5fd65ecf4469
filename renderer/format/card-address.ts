interface Page {
  readonly kind: string;
  readonly id: string;
}

/** Address of the picture that stands for a page where somebody shares it; other spellings of its address share it. */
export const cardAddress = ({ kind, id }: Page): string => `/cards/${kind === id ? id : `${kind}-${id}`}.png`;

/** Width and height of those pictures in pixels, as social networks show them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
