import { formats, isLink } from '../../content/validate/formats';
import { isOrcid, orcidAsMeant } from '../../content/validate/orcid';
import type { Report } from '../../tables/problem';

/** Reads an ORCID iD in any spelling. An invalid one is reported and left out. */
export function orcidIn(text: string, at: string, report: Report): string | undefined {
  if (text === '') return undefined;
  const bare = text
    .replace(/^.*orcid\.org\//i, '')
    .replace(/\/$/, '')
    .toUpperCase();
  if (isOrcid(bare)) return bare;
  const hint = orcidAsMeant(text)?.hint ?? 'Ask for the right one, and write it into people.csv.';
  report({ at, message: `"${text}" is not an ORCID iD, and is left out.`, hint });
  return undefined;
}

/** Reads the address of a page; "www.example.org" is allowed. An invalid one is reported and left out. */
export function linkIn(text: string, at: string, report: Report): string | undefined {
  if (text === '') return undefined;
  const address = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
  if (/^https?:/i.test(address) && isLink(address)) return address;
  report({
    at,
    message: `"${text}" is not the address of a page, and is left out.`,
    hint: 'Write it by hand if it matters.',
  });
  return undefined;
}

/** Reads a DOI in any spelling. An invalid one is reported and left out. */
export function doiIn(text: string, at: string, report: Report): string | undefined {
  if (text === '') return undefined;
  const bare = text.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '');
  if (formats.doi.test(bare)) return bare;
  report({ at, message: `"${text}" is not a DOI, and is left out.`, hint: formats.doi.hint });
  return undefined;
}
