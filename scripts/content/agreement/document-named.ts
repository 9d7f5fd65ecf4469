import type { Document } from '../content';
import { plainWords } from '../plain-words';
import type { OtherOf } from './page-named';
import { FEWEST_WORDS, SHORTEST } from './telling-words';

/** The document whose title shares words with those of a link, where that leads to one that shares none. */
export function otherDocument(documents: readonly Pick<Document, 'file' | 'title'>[]): OtherOf {
  const files = documents.map(({ file, title }) => ({
    href: `/documents/${file}`,
    title,
    own: tellingWords(title),
  }));
  return (words, href) => {
    const said = new Set(tellingWords(words));
    const shared = ({ own }: (typeof files)[number]) => own.filter((word) => said.has(word)).length;
    const target = files.find((each) => each.href === href);
    if (target === undefined || shared(target) > 0) return undefined;
    const [named, ...others] = files.filter((each) => shared(each) >= FEWEST_WORDS);
    return named === undefined || others.length > 0
      ? undefined
      : `the document "${named.title}", which is ${named.href}`;
  };
}

/** Words for a format, and the endings of its files. */
const FORMATS: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!\p{L})PDF(?!\p{L})/iu, /\.pdf$/i],
  [
    /(?<!\p{L})(?:Word (?:document|file|template)|document Word|docx?|format Word)(?!\p{L})|\(Word\)|مستند وورد/iu,
    /\.(?:docx?|dotx?|odt)$/i,
  ],
  [/(?<!\p{L})(?:PowerPoint|pptx?)(?!\p{L})/iu, /\.(?:pptx?|potx?|odp)$/i],
  [/(?<!\p{L})(?:Excel|xlsx?|spreadsheet)(?!\p{L})/iu, /\.(?:xlsx?|ods|csv)$/i],
  [/(?<!\p{L})(?:LaTeX|ZIP)(?!\p{L})/u, /\.(?:zip|tex|cls|tgz|gz)$/i],
];

/** Whether the words of a link name a format that the file behind it has not: "(Word document)" of a PDF. */
export const isOfOtherFormat = (words: string, href: string): boolean => {
  const named = FORMATS.filter(([said]) => said.test(words));
  return named.length > 0 && named.every(([, ending]) => !ending.test(href));
};

const tellingWords = (title: string) =>
  plainWords(title).filter(
    (word) => word.length >= SHORTEST && !/^(?:download|telecharger|file|document|pdf|word)$/.test(word),
  );
