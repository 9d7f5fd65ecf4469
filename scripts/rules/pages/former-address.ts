import { defineRule, found, over, say } from '../kit';

/** Finds former addresses that are the present one or in the list twice, and those of a site without an address. */
const formerAddress = over(['conference'], ({ conference: { value, at } }) => {
  const { url, formerUrls = [] } = value;
  if (url === undefined)
    return (
      formerUrls.length > 0 &&
      found(at('formerUrls'), 'The site has former addresses, but no present one.', {
        hint: 'Write the present address as url.',
      })
    );
  return formerUrls.flatMap((former, index) => {
    const place = at('formerUrls', index);
    if (former === url)
      return found(place, say`"${former}" is the present address of the site.`, {
        hint: 'Write only addresses that the site had before: the pages for this one would forward to themselves.',
        related: [{ ...at('url'), message: 'The present address is here.' }],
      });
    return formerUrls.indexOf(former) < index
      ? found(place, say`"${former}" is here for the second time.`, { hint: 'Delete one of the two.' })
      : [];
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
