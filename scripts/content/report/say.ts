/** A sentence with the values that it names. */
export interface Said {
  readonly text: string;
  readonly args: readonly string[];
}

/** Marks the values of a sentence, so that a problem is data: say`"${title}" has no room.` */
export const say = (words: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): Said => ({
  text: String.raw({ raw: words }, ...values),
  args: values.map(String),
});
