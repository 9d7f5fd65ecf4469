import { defineRule, found, over, say } from '../kit';

/** Finds former addresses that are the present one or in the list twice, and those of a site without an address. */
const formerAddress = over(['conference'], ({ conference: { value, at } }) => {
  const { url, formerUrls = [] } = value;
  if (url === undefined && formerUrls.length > 0)
    return found(at('formerUrls'), 'The site has former addresses, but no present one.', { hint: 'Write it as url.' });
  const seen = new Set([url]);
  return formerUrls.map((former, index) => {
    const isHere = seen.has(former);
    seen.add(former);
    return (
      isHere &&
      found(at('formerUrls', index), say`"${former}" is here for the second time.`, {
        hint: 'Write the present address as url, and each of those before it once.',
      })
    );
  });
});

export const rule = defineRule({
  code: 'former-address',
  severity: 'error',
  reason: {
    en: 'Visitors of the old address would not find the new one.',
    fr: 'Les visiteurs de l’ancienne adresse ne trouveraient pas la nouvelle.',
    ar: 'لن يجد زوار العنوان القديم العنوان الجديد.',
  },
  finders: [formerAddress],
});
