import { hostOf, publicAddresses, writtenLinks } from '../../content/texts/own-links';
import { defineRule, found, over, say } from '../kit';
import { isPrivateHost } from './localhost-link';

/** Addresses are https: browsers warn of others, and what they show can be changed on the way. */
const httpLink = over(['conference'], ({ conference }, { links }) =>
  [...writtenLinks(links), ...publicAddresses(conference)]
    .filter(
      ({ href }) => /^http:\/\//i.test(href) && !/^http:\/\/https?[:/]/i.test(href) && !isPrivateHost(hostOf(href)),
    )
    .map(({ href, place }) =>
      found(place, say`"${href}" is an address without encryption.`, {
        hint: `Write https://${href.slice(7)}: nearly every site answers there. If this one does not, accept this warning.`,
        fix: { from: 'http://', to: 'https://', isCertain: false },
      }),
    ),
);

export const rule = defineRule({
  code: 'http-link',
  preset: 'thorough',
  severity: 'warning',
  reason: {
    en: 'The link leads elsewhere than it says, can be read on the way, or tells more of visitors than they know.',
    fr: 'Le lien mène ailleurs qu’il ne dit, peut être lu en chemin ou en dit trop sur les visiteurs.',
    ar: 'يؤدي الرابط إلى غير ما يقول، أو يمكن قراءته في الطريق، أو يكشف عن الزوار أكثر مما يعلمون.',
  },
  finders: [httpLink],
});
