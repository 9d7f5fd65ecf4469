import type { CollectionName } from '../../../shared/model/collections';
import { isOfContributions } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { defineRule, inTexts } from '../kit';
import { firstFound } from '../lexicon/first-found';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Prefixes that programs add: a copied file, an answered message. */
const BEFORE = /^(?:(?:Copy|Copie|Kopie) (?:of|de|von) |(?:Re|Fwd?|Tr|Aw)\s?: (?=\p{L}))/u;

/** Makes a finder of something that is not part of a title; the fix deletes it. */
const notPart =
  (form: RegExp, what: string, hint: string): TitleForm =>
  ({ text }) => {
    const found = form.exec(text);
    return found === null
      ? undefined
      : { message: `The title ${quote(text)} ${what}.`, hint, replacement: text.replace(found[0], '').trim() };
  };

const putBefore = notPart(
  BEFORE,
  'begins with what a program has put there',
  'Write the title alone, without "Copy of", "Re:" or "Fwd:".',
);

/** Finds titles that end with an author. */
const endsWithAuthor: TitleForm = ({ text, record }) => {
  const own = isRecord(record) && Array.isArray(record.authors) ? record.authors : [];
  const author = own.find((name) => typeof name === 'string' && name.includes(' ') && text.endsWith(name));
  return author === undefined || text.length <= author.length
    ? undefined
    : {
        message: `The title ${quote(text)} ends with its author, ${author}.`,
        hint: 'Write the title alone: the authors have a column of their own.',
        replacement: text.slice(0, -author.length).replace(/[\s,(–—-]*(?:by|par)?\s*$/u, ''),
      };
};

const nameOfFile = notPart(/\.(?:docx?|pdf|tex|odt|txt|pptx?)$/i, 'is the name of a file', 'Write the title alone.');

const NUMBER_BEFORE = /^(?:\(?\d{1,3}[.):]|#\d{1,4}:?|(?:paper|poster|talk|article)\s?#?\d{1,4}\s?[:.-])\s+(?=\p{L})/iu;

const numberBefore = notPart(
  NUMBER_BEFORE,
  'begins with its number',
  'Delete the number: pages show it where it is of use, and it is wrong as soon as the order changes.',
);
const numbered: TitleForm = (title) => (title.collection === 'sessions' ? undefined : numberBefore(title));

const markOfList = notPart(
  /^[•●▪‣◦■□·]\s*|^[*–—-]\s+(?=\p{L})/u,
  'begins with the mark of a list',
  'Write the title alone.',
);

const wordForTitle = notPart(
  /^(?:(?:paper |talk |poster |full )?title|titre|العنوان|titel|título)\s?:\s+(?=\p{L})/iu,
  'begins with the word for it',
  'Write the title alone.',
);

/** A number that counts something: "12 lessons from a flood". */
const COUNTED =
  /^\d{2} (?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|lessons|questions|reasons|steps|rules|ways|things|ans|mois|jours|leçons)(?!\p{L})/iu;

/** Finds titles that begin with the id of their record. */
const ownId: TitleForm = ({ text, record }) => {
  const id = isRecord(record) && typeof record.id === 'string' ? record.id : '';
  const bare = text.replace(/^[[(#]/, '');
  const isId = /\p{L}.*\d|\d{2}/u.test(id) || (id !== '' && bare !== text);
  const between = isId && bare.startsWith(id) ? /^[\])\s:.–-]+(?=\p{L})/u.exec(bare.slice(id.length)) : null;
  return between === null || COUNTED.test(bare)
    ? undefined
    : {
        message: `The title ${quote(text)} begins with its id.`,
        hint: 'Write the title alone.',
        replacement: bare.slice(id.length + between[0].length),
      };
};

const markOfFootnote = notPart(
  /(?<=\p{L}{2}|[)\d])\s?(?:\*{1,3}|[†‡§]+)$/u,
  'ends with the mark of a footnote',
  'Delete it: the footnote is not here.',
);

/** Notes for the organisers after a title: its state, or the suffix of a copied file. */
const ADDED =
  /\s*(?:[([](?:(?:conditionally |provisionally )?accepted|accept|rejected|reject|withdrawn|minor revisions?|major revisions?|revised(?: version)?|corrected(?: version)?|(?:new|old|updated) (?:version|title)|updated|final(?: version)?|camera[- ]ready(?: version)?(?: v?\d)?|(?:version|v\.?) ?\d|duplicate|moved|cancell?ed|changed|do not (?:publish|print)|copy|copie|v\d|accepté[es]?|refusée?|retirée?|annulée?|déplacée?|doublon|version (?:finale|révisée)|مقبول|مرفوض|ملغى|نهائي)!*[)\]]|_(?:final|v\d|copy|Copy|copie) ?\d?|\s[-–—]\s(?:copy|copie|(?:final|revised|corrected|new|updated|camera[- ]ready) version|version (?:finale|révisée)|camera[- ]ready|withdrawn)(?: \(\d\))?|[([](?:\p{L}+(?: \p{L}+)?[,;:] ?)?\d{1,3} ?min(?:utes?|\.)?[)\]])$/iu;

/** A state in capitals after a title. */
const STATE = /\s(?:DRAFT|BROUILLON|WIP|REVISED|FINAL)$/u;

/** Finds notes for the organisers, and addresses, after a title. */
const noteOrAddress: TitleForm = ({ text }) => {
  const address = /\s*[(<]?(?:https?:\/\/|www\.)\S+/iu.exec(text);
  const added = address ?? ADDED.exec(text) ?? (/\p{Ll}/u.test(text) ? STATE.exec(text) : null);
  return added === null
    ? undefined
    : {
        message: `${quote(added[0].trim())} is not a part of the title ${quote(text)}.`,
        hint:
          address === null
            ? 'Delete it: it was meant for the organisers.'
            : 'Write the title alone; addresses have fields of their own.',
        replacement: text.replace(added[0], '').trim(),
      };
};

/** Finds underscores instead of spaces. */
const linesForSpaces: TitleForm = ({ text }) =>
  /^[\p{L}\d-]+(?:_[\p{L}\d-]+){2,}$/u.test(text)
    ? {
        message: `The title ${quote(text)} has underscores instead of spaces, like a file name.`,
        hint: `Write ${quote(text.replaceAll('_', ' '))}.`,
        replacement: text.replaceAll('_', ' '),
      }
    : undefined;

/** Full stops of abbreviations. */
const ABBREVIATED =
  /(?:\b(?:al|etc|Inc|Ltd|Co|Corp|vs|Jr|Sr|St|No|Vol|cf|resp|approx|ed|eds)|\b\p{L}|\.\p{L}|\.\.|\.)\.$/u;

/** Finds a full stop at the end. */
const fullStop: TitleForm = ({ text, collection }) =>
  /[^.]\.$/.test(text) && !ABBREVIATED.test(text) && !/[.!?]\s/.test(text) && collection !== 'topics'
    ? {
        message: `The title ${quote(text)} ends with a full stop.`,
        hint: 'Delete it: titles have none.',
        replacement: text.slice(0, -1),
      }
    : undefined;

const QUOTED =
  /^(?:"([^"]+)"|“([^”]+)”|'([^']+(?:'\p{L}[^']*)?)'|‘([^’]+(?:’\p{L}[^’]*)?)’|«\s*([^»]+?)\s*»|„([^“”]+)[“”])$/u;

/** Finds quotation marks around the whole title. */
const quotedWhole: TitleForm = ({ text }) => {
  const inner = QUOTED.exec(text);
  return inner === null
    ? undefined
    : {
        message: `The whole title is in quotation marks: ${text.slice(0, 60)}`,
        hint: 'Delete them: pages add what they need.',
        replacement: inner.slice(1).find((words) => words !== undefined),
      };
};

/** Finds doubled quotation marks, from a second export. */
const quotesTwice: TitleForm = ({ text }) =>
  /""\p{L}|\p{L}""/u.test(text)
    ? {
        message: `The title ${quote(text)} has quotation marks twice.`,
        hint: 'Write each mark once: a program has doubled them.',
        replacement: text.replaceAll('""', '"'),
      }
    : undefined;

/** Finds a single quotation mark. */
const quoteAlone: TitleForm = ({ text }) =>
  // "12"" are inches.
  (text.replace(/\d"/g, '').match(/"/g) ?? []).length % 2 === 1
    ? {
        message: `The title ${quote(text)} has one quotation mark alone.`,
        hint: 'Add the other one, or delete it: the title may have been cut in a table.',
      }
    : undefined;

/** Pairs of signs. */
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['«', '»'],
] as const;

/** Finds brackets and quotation marks without their partner. */
const notInPairs: TitleForm = ({ text }) => {
  // In „German“, “ is the closing mark.
  const paired = text.includes('„') ? text.replace(/„([^“”]*)[“”]/g, '“$1”') : text;
  const open = PAIRS.find(([one, other]) => paired.split(one).length !== paired.split(other).length);
  // "1) …" and emoticons have one bracket.
  if (open === undefined || /^[^()]*\d\)/.test(text) || /[:;]-?[()]/.test(text)) return undefined;
  return {
    message: `The title ${quote(text)} has "${open[0]}" and "${open[1]}" not in pairs.`,
    hint: 'Add the one that is missing, or delete the other: the end of the title may be lost.',
  };
};

/** The longest title; those of clinical trials have some 300 letters. */
const LONGEST = 350;

/** Finds titles that are too long. */
const tooLong: TitleForm = ({ text }) =>
  text.length <= LONGEST
    ? undefined
    : {
        message: `This title has ${text.length} letters: it looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };

/** The longest title of several sentences. */
const SENTENCES = 120;

/** Finds long titles of several sentences. */
const severalSentences: TitleForm = ({ text }) =>
  text.length <= SENTENCES || text.split(/[.!?]\s+(?=\p{Lu})/u).length <= 2
    ? undefined
    : {
        message: `This title has several sentences: ${quote(text)} looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };

/** Finds line breaks. */
const lineBreak: TitleForm = ({ text }) =>
  text.includes('\n')
    ? { message: `The title ${quote(text)} has a line break.`, hint: 'Write it in one line.' }
    : undefined;

/** The end of a title that is not complete: a comma, a colon, an article. */
const GOES_ON =
  /(?:[,:;]|(?<=\P{Lo}\s?)[–—]|(?<=[\p{Lu}\p{Ll}])-|(?<=[\p{Lu}\p{Ll}]\s)[-&/]|(?<=\p{L}\s)(?:the|and|or|des|du|et|ou|und|oder|و)|(?<!\b(?:afraid|aware|capable|dreamt?|full|hear|heard|kind|know|made|out|sort|speak|talk|thinks?|thought|tired) )(?<=\p{L}\s)of)$/u;

/** Finds titles that are not complete. */
const goesOn: TitleForm = ({ text }) =>
  GOES_ON.test(text)
    ? { message: `The title ${quote(text)} ends in the middle.`, hint: 'Write it in full, or delete its last sign.' }
    : undefined;

/** A long title with an ellipsis after a letter. */
const CUT = /^.{30,}\p{L}(?:\.{3}|…)$/u;

/** Finds titles that a program has cut. */
const cutByProgram: TitleForm = ({ text, collection }) =>
  CUT.test(text) && isOfContributions(collection)
    ? {
        message: `The title ${quote(text)} ends in the middle.`,
        hint: 'Write it in full: the program that it comes from has cut it.',
      }
    : undefined;

/** The flaw of a title, which is reported for the whole title. */
interface TitleFlaw {
  readonly message: string;
  readonly hint: string;
  readonly replacement?: string | undefined;
}

/** A title, with the record that it belongs to. */
interface Title {
  readonly text: string;
  readonly collection: CollectionName;
  readonly record: unknown;
}

/** Finds one kind of flaw in a title. */
type TitleForm = (title: Title) => TitleFlaw | undefined;

const TITLES = new Set(['title', 'talk', 'subtitle']);

/** Finders in order: the first that finds something says most. */
const titleFlaw: TitleForm = firstFound([
  tooLong,
  lineBreak,
  putBefore,
  endsWithAuthor,
  goesOn,
  nameOfFile,
  numbered,
  markOfList,
  wordForTitle,
  ownId,
  markOfFootnote,
  noteOrAddress,
  linesForSpaces,
  cutByProgram,
  severalSentences,
  fullStop,
  quotedWhole,
  quotesTwice,
  quoteAlone,
  notInPairs,
]);

/** Finds titles with text or signs that do not belong to them. */
const titleForm = inTexts({
  kinds: ['prose'],
  trigger:
    /\n|^(?:Cop|Kop|Re|Fw|Tr|Aw)|[,:;&/–—-]$| (?:of|the|and|or|des|du|et|ou|und|oder|و|\p{Lu}\p{L}+)$|^[•●▪‣◦■□·–—-]|[*†‡§]|[.([{}\])“”«»„"…]|^['‘]|^\p{L}+\s?:|^\p{L}[\p{L}-]*\d|^[[(]?\d|^#\d|[Tt]itle\s?:|[–—]|\d[:.-]|https?:|\s-\s|_|DRAFT|BROUILLON|WIP|REVISED|FINAL/u,
  flaw: (text, { field, collection, entry }) => {
    if (!TITLES.has(field)) return undefined;
    const found = titleFlaw({ text, collection, record: entry.value });
    return found && { start: 0, end: text.length, ...found };
  },
});

export const rule = defineRule({
  code: 'title-form',
  reason: reasons.slipIsCopied,
  finders: [titleForm],
});
