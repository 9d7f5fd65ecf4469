import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';
import { hostOf, publicAddresses, writtenLinks } from '../../texts/own-links';
import { isPrivateHost } from './localhost-link';

/** Addresses are https: browsers warn of others, and what they show can be changed on the way. */
export const httpLink = defineCheck(['conference'], ({ conference }, { links }) =>
  [...writtenLinks(links), ...publicAddresses(conference)]
    .filter(
      ({ href }) => /^http:\/\//i.test(href) && !/^http:\/\/https?[:/]/i.test(href) && !isPrivateHost(hostOf(href)),
    )
    .map(({ href, place }) =>
      warning('http-link', place, `"${href}" is an address without encryption.`, {
        hint: `Write https://${href.slice(7)}: nearly every site answers there. If this one does not, accept this warning.`,
        fix: { from: 'http://', to: 'https://', isCertain: false },
      }),
    ),
);
