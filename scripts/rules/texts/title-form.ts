import type { CollectionName } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { defineRule, inTexts } from '../kit';
import { firstFound } from '../lexicon/first-found';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** What programs put before a title: a copied file, an answered message. */
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

/** The title and its author in one cell. */
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

/** "12 lessons from a flood" is no number of a paper, also where that is its number. */
const COUNTED =
  /^\d{2} (?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|lessons|questions|reasons|steps|rules|ways|things|ans|mois|jours|leçons)(?!\p{L})/iu;

/** The id of the record, which has a column of its own. */
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

/** Notes for the organisers behind a title: its state, and the mark of a copied file. */
const ADDED =
  /\s*(?:[([](?:(?:conditionally |provisionally )?accepted|accept|rejected|reject|withdrawn|minor revisions?|major revisions?|revised(?: version)?|corrected(?: version)?|(?:new|old|updated) (?:version|title)|updated|final(?: version)?|camera[- ]ready(?: version)?(?: v?\d)?|(?:version|v\.?) ?\d|duplicate|moved|cancell?ed|changed|do not (?:publish|print)|copy|copie|v\d|accepté[es]?|refusée?|retirée?|annulée?|déplacée?|doublon|version (?:finale|révisée)|مقبول|مرفوض|ملغى|نهائي)!*[)\]]|_(?:final|v\d|copy|Copy|copie) ?\d?|\s[-–—]\s(?:copy|copie|(?:final|revised|corrected|new|updated|camera[- ]ready) version|version (?:finale|révisée)|camera[- ]ready|withdrawn)(?: \(\d\))?|[([](?:\p{L}+(?: \p{L}+)?[,;:] ?)?\d{1,3} ?min(?:utes?|\.)?[)\]])$/iu;

/** A state in capitals behind a title. */
const STATE = /\s(?:DRAFT|BROUILLON|WIP|REVISED|FINAL)$/u;

/** A note for the organisers, or an address, behind the title. */
const noteOrAddress: TitleForm = ({ text }) => {
  const address = /\s*[(<]?(?:https?:\/\/|www\.)\S+/iu.exec(text);
  const added = address ?? ADDED.exec(text) ?? (/\p{Ll}/u.test(text) ? STATE.exec(text) : null);
  return added === null
    ? undefined
    : {
        message: `${quote(added[0].trim())} is no part of the title ${quote(text)}.`,
        hint:
          address === null
            ? 'Delete it: it was meant for the organisers.'
            : 'Write the title alone; addresses have fields of their own.',
        replacement: text.replace(added[0], '').trim(),
      };
};

/** Lines where words are parted. */
const linesForSpaces: TitleForm = ({ text }) =>
  /^[\p{L}\d-]+(?:_[\p{L}\d-]+){2,}$/u.test(text)
    ? {
        message: `The title ${quote(text)} has lines in place of spaces, as the name of a file has.`,
        hint: `Write ${quote(text.replaceAll('_', ' '))}.`,
        replacement: text.replaceAll('_', ' '),
      }
    : undefined;

/** Full stops that belong to the last word. */
const ABBREVIATED =
  /(?:\b(?:al|etc|Inc|Ltd|Co|Corp|vs|Jr|Sr|St|No|Vol|cf|resp|approx|ed|eds)|\b\p{L}|\.\p{L}|\.\.|\.)\.$/u;

/** A full stop at the end. */
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

/** Quotation marks around the whole. */
const quotedWhole: TitleForm = ({ text }) => {
  const inner = QUOTED.exec(text);
  return inner === null
    ? undefined
    : {
        message: `The whole title stands between quotation marks: ${text.slice(0, 60)}`,
        hint: 'Delete them: pages add what they need.',
        replacement: inner.slice(1).find((words) => words !== undefined),
      };
};

/** Quotation marks that were doubled by a second export. */
const quotesTwice: TitleForm = ({ text }) =>
  /""\p{L}|\p{L}""/u.test(text)
    ? {
        message: `The title ${quote(text)} has quotation marks twice.`,
        hint: 'Write each of them once: a table was saved twice.',
        replacement: text.replaceAll('""', '"'),
      }
    : undefined;

/** A quotation mark without its other one. */
const quoteAlone: TitleForm = ({ text }) =>
  // "12"" are inches.
  (text.replace(/\d"/g, '').match(/"/g) ?? []).length % 2 === 1
    ? {
        message: `The title ${quote(text)} has one quotation mark alone.`,
        hint: 'Add the other one, or delete it: the title may have been cut in a table.',
      }
    : undefined;

/** Signs that come in pairs. */
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['«', '»'],
] as const;

/** A bracket without its other one. */
const notInPairs: TitleForm = ({ text }) => {
  // In „German“ the sign that opens elsewhere is the one that closes.
  const paired = text.includes('„') ? text.replace(/„([^“”]*)[“”]/g, '“$1”') : text;
  const open = PAIRS.find(([one, other]) => paired.split(one).length !== paired.split(other).length);
  // "1) …" and faces have one of the two.
  if (open === undefined || /^[^()]*\d\)/.test(text) || /[:;]-?[()]/.test(text)) return undefined;
  return {
    message: `The title ${quote(text)} has "${open[0]}" and "${open[1]}" not in pairs.`,
    hint: 'Add the one that is missing, or delete the other: the end of the title may be lost.',
  };
};

/** A title with more letters is an abstract: those of clinical trials have some 300. */
const LONGEST = 350;

/** More letters than a title has. */
const tooLong: TitleForm = ({ text }) =>
  text.length <= LONGEST
    ? undefined
    : {
        message: `This title has ${text.length} letters: it looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };

/** A title with more letters and several sentences is one, too. */
const SENTENCES = 120;

/** Several sentences of some length. */
const severalSentences: TitleForm = ({ text }) =>
  text.length <= SENTENCES || text.split(/[.!?]\s+(?=\p{Lu})/u).length <= 2
    ? undefined
    : {
        message: `This title has several sentences: ${quote(text)} looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };

/** A title in several lines. */
const lineBreak: TitleForm = ({ text }) =>
  text.includes('\n')
    ? { message: `The title ${quote(text)} has a line break.`, hint: 'Write it in one line.' }
    : undefined;

/** A title that goes on behind its last sign: a comma, a colon, the word before a name. */
const GOES_ON =
  /(?:[,:;]|(?<=\P{Lo}\s?)[–—]|(?<=[\p{Lu}\p{Ll}])-|(?<=[\p{Lu}\p{Ll}]\s)[-&/]|(?<=\p{L}\s)(?:the|and|or|des|du|et|ou|und|oder|و)|(?<!\b(?:afraid|aware|capable|dreamt?|full|hear|heard|kind|know|made|out|sort|speak|talk|thinks?|thought|tired) )(?<=\p{L}\s)of)$/u;

/** A title whose last word or sign leads on. */
const goesOn: TitleForm = ({ text }) =>
  GOES_ON.test(text)
    ? { message: `The title ${quote(text)} ends in the middle.`, hint: 'Write it in full, or delete its last sign.' }
    : undefined;

/** A long title that breaks off in a word. */
const CUT = /^.{30,}\p{L}(?:\.{3}|…)$/u;

/** A title that a program has cut, with its three dots. */
const cutByProgram: TitleForm = ({ text, collection }) =>
  CUT.test(text) && (collection === 'papers' || collection === 'posters')
    ? {
        message: `The title ${quote(text)} ends in the middle.`,
        hint: 'Write it in full: the program that it comes from has cut it.',
      }
    : undefined;

/** What is wrong with a title, which is told of the whole of it. */
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

/** Looks for one thing that no title has. */
type TitleForm = (title: Title) => TitleFlaw | undefined;

const TITLES = new Set(['title', 'talk', 'subtitle']);

/** In the order in which they are reported: of what holds for a title, the first says most. */
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

/** A title is a title: no abstract, without a full stop, without quotation marks around it, with both of its brackets. */
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
