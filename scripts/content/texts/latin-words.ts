/** The words of a name as addresses write them: in small letters of ASCII, without accents, and none shorter than so many letters. */
export const latinWordsIn = (name: string, shortest: number): readonly string[] =>
  (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).filter((word) => word.length >= shortest);
