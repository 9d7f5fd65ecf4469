/** Fields whose text must differ between records, with the fewest letters from which that counts. */
export const OWN: Readonly<Record<string, number>> = {
  text: 40,
  abstract: 30,
  talk: 8,
  description: 12,
  intro: 30,
  bio: 20,
  content: 12,
  subtitle: 25,
  message: 20,
  advice: 40,
};
