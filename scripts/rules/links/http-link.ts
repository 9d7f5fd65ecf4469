import { defineRule, found, over, say } from '../kit';
import { hostOf, publicAddresses, writtenLinks } from '../lexicon/own-links';
import { reasons } from '../reasons';
import { isPrivateHost } from './localhost-link';

/** Finds addresses without encryption: browsers warn of them, and their pages can be changed on the way. */
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
  reason: reasons.linkMisleads,
  finders: [httpLink],
});
