import { fullName } from '../../../shared/model/person-name';
import { xmlText } from '../xml';
import type { Volume, VolumePaper } from './volume';

/**
 * Writes the index of a volume as CEUR-WS publishes it (https://ceur-ws.org/HOWTOSUBMIT.html). Programs read it by the classes of its
 * elements. It is placed next to the papers' files, and is not a page of this site.
 */
export function proceedingsCeur(volume: Volume): string {
  const { proceedings, conference, period } = volume;
  const number = proceedings.ceurVolume ?? '';
  const year = proceedings.published.slice(0, 4);
  const place = `${volume.place}, ${period}`;
  const home = conference.url;
  const acronym = span('VOLACRONYM', conference.acronym);
  return `<!DOCTYPE html>
<html lang="${xmlText(conference.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="../ceur-ws.css">
<title>CEUR-WS.org/${xmlText(number)} - ${xmlText(proceedings.title)}</title>
</head>
<body>
<p>${span('VOLNR', number)} ${span('URN', 'urn:nbn:de:0074-XXX-C')} ${span('LANG', conference.language)}</p>
<p>© ${span('PUBYEAR', year)}: the papers are their authors', the volume is its editors'.
Licence: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</p>
<h1>${home === undefined ? acronym : `<a href="${xmlText(home)}">${acronym}</a>`}<br>
${span('VOLTITLE', conference.name)}</h1>
<h3>${span('FULLTITLE', proceedings.title)}</h3>
<h3>${span('LOCTIME', place)}</h3>
<p>Edited by</p>
<ul>
${editorsOf(volume).join('')}</ul>
<div class="CEURTOC">
<h2>Table of Contents</h2>
${sectionsOf(volume).map(sectionText).join('')}</div>
<p>${span('PUBDATE', proceedings.published)}</p>
</body>
</html>
`;
}

const span = (name: string, text: string) => `<span class="CEUR${name}">${xmlText(text)}</span>`;

function editorsOf({ facts, editorPlaces }: Volume): string[] {
  return (facts.editor ?? []).map((name, index) => {
    const rest = (editorPlaces[index] ?? []).map((text) => `, ${xmlText(text)}`);
    return `<li>${span('VOLEDITOR', fullName(name))}${rest.join('')}</li>\n`;
  });
}

interface Section {
  readonly heading: string | undefined;
  readonly papers: readonly { readonly paper: VolumePaper; readonly number: number }[];
}

/** Groups consecutive papers of one session. */
function sectionsOf({ papers, sessions }: Volume): Section[] {
  const sections: { heading: string | undefined; papers: Section['papers'][number][] }[] = [];
  for (const [index, paper] of papers.entries()) {
    const last = sections.at(-1);
    const entry = { paper, number: index + 1 };
    const heading = sessions[index];
    if (last && last.heading === heading) last.papers.push(entry);
    else sections.push({ heading, papers: [entry] });
  }
  return sections;
}

const sectionText = ({ heading, papers }: Section): string =>
  `${heading === undefined ? '' : `<h3>${span('SESSION', heading)}</h3>\n`}<ul>\n${papers.map(paperText).join('')}</ul>\n`;

function paperText({ paper: { pdf = '', citation }, number }: Section['papers'][number]): string {
  // The file is next to the index, with the same name as on this site.
  const file = /\/([^/]+\.pdf)$/i.exec(pdf)?.[1] ?? `paper${number}.pdf`;
  const pages = citation.page ? ` ${span('PAGES', citation.page)}` : '';
  const authors = citation.author.map((name) => span('AUTHOR', fullName(name))).join(', ');
  return `<li id="paper${number}"><a href="${xmlText(file)}">${span('TITLE', citation.title)}</a>${pages}<br>\n${authors}</li>\n`;
}
