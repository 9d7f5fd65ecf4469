import { isRecord } from '../../content/fields';
import { quote } from './flaw';
import type { TitleForm } from './title';

/** What programs put before a title: a copied file, an answered message. */
const BEFORE = /^(?:(?:Copy|Copie|Kopie) (?:of|de|von) |(?:Re|Fwd?|Tr|Aw)\s?: (?=\p{L}))/u;

/** What a program has put before the title: "Copy of", "Re:". */
export const putBefore: TitleForm = ({ text }) => {
  const before = BEFORE.exec(text);
  return before === null
    ? undefined
    : {
        message: `${quote(before[0].trim())} is no part of the title ${quote(text)}.`,
        hint: 'Delete it: a program put it there.',
        mend: text.slice(before[0].length),
      };
};

/** The title and its author in one cell. */
export const endsWithAuthor: TitleForm = ({ text, record }) => {
  const own = isRecord(record) && Array.isArray(record.authors) ? record.authors : [];
  const author = own.find((name) => typeof name === 'string' && name.includes(' ') && text.endsWith(name));
  return author === undefined || text.length <= author.length
    ? undefined
    : {
        message: `The title ${quote(text)} ends with its author, ${author}.`,
        hint: 'Write the title alone: the authors have a column of their own.',
        mend: text.slice(0, -author.length).replace(/[\s,(–—-]*(?:by|par)?\s*$/u, ''),
      };
};

/** The name of the file in which the paper came. */
export const nameOfFile: TitleForm = ({ text }) => {
  const ending = /\.(?:docx?|pdf|tex|odt|txt|pptx?)$/i.exec(text);
  return ending === null
    ? undefined
    : {
        message: `The title ${quote(text)} is the name of a file.`,
        hint: 'Write the title alone.',
        mend: text.slice(0, ending.index),
      };
};

const NUMBER_BEFORE = /^(?:\(?\d{1,3}[.):]|#\d{1,4}:?|(?:paper|poster|talk|article)\s?#?\d{1,4}\s?[:.-])\s+(?=\p{L})/iu;

/** A number before the title, which a page counts itself. */
export const numbered: TitleForm = ({ text, collection }) => {
  const number = collection === 'sessions' ? null : NUMBER_BEFORE.exec(text);
  return number === null
    ? undefined
    : {
        message: `The title ${quote(text)} begins with its number.`,
        hint: 'Delete the number: pages show it where it is of use, and it is wrong as soon as the order changes.',
        mend: text.slice(number[0].length),
      };
};

/** The mark of a list, from a text that was copied. */
export const markOfList: TitleForm = ({ text }) => {
  const bullet = /^[•●▪‣◦■□·]\s*|^[*–—-]\s+(?=\p{L})/u.exec(text);
  return bullet === null
    ? undefined
    : {
        message: `The title ${quote(text)} begins with the mark of a list.`,
        hint: 'Write the title alone.',
        mend: text.slice(bullet[0].length),
      };
};

/** "Title:", from a form. */
export const wordForTitle: TitleForm = ({ text }) => {
  const label = /^(?:(?:paper |talk |poster |full )?title|titre|العنوان|titel|título)\s?:\s+(?=\p{L})/iu.exec(text);
  return label === null
    ? undefined
    : {
        message: `The title ${quote(text)} begins with the word for it.`,
        hint: 'Write the title alone.',
        mend: text.slice(label[0].length),
      };
};

/** "12 lessons from a flood" is no number of a paper, also where that is its number. */
const COUNTED =
  /^\d{2} (?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|lessons|questions|reasons|steps|rules|ways|things|ans|mois|jours|leçons)(?!\p{L})/iu;

/** The id of the record, which has a column of its own. */
export const ownId: TitleForm = ({ text, record }) => {
  const id = isRecord(record) && typeof record.id === 'string' ? record.id : '';
  const bare = text.replace(/^[[(#]/, '');
  const isId = /\p{L}.*\d|\d{2}/u.test(id) || (id !== '' && bare !== text);
  const between = isId && bare.startsWith(id) ? /^[\])\s:.–-]+(?=\p{L})/u.exec(bare.slice(id.length)) : null;
  return between === null || COUNTED.test(bare)
    ? undefined
    : {
        message: `The title ${quote(text)} begins with its id.`,
        hint: 'Write the title alone.',
        mend: bare.slice(id.length + between[0].length),
      };
};

/** The mark of a footnote that is elsewhere. */
export const markOfFootnote: TitleForm = ({ text }) => {
  const mark = /(?<=\p{L}{2}|[)\d])\s?(?:\*{1,3}|[†‡§]+)$/u.exec(text);
  return mark === null
    ? undefined
    : {
        message: `The title ${quote(text)} ends with the mark of a footnote.`,
        hint: 'Delete it: the footnote is not here.',
        mend: text.slice(0, mark.index),
      };
};

/** Notes for the organisers behind a title: its state, and the mark of a copied file. */
const ADDED =
  /\s*(?:[([](?:(?:conditionally |provisionally )?accepted|accept|rejected|reject|withdrawn|minor revisions?|major revisions?|revised(?: version)?|corrected(?: version)?|(?:new|old|updated) (?:version|title)|updated|final(?: version)?|camera[- ]ready(?: version)?(?: v?\d)?|(?:version|v\.?) ?\d|duplicate|moved|cancell?ed|changed|do not (?:publish|print)|copy|copie|v\d|accepté[es]?|refusée?|retirée?|annulée?|déplacée?|doublon|version (?:finale|révisée)|مقبول|مرفوض|ملغى|نهائي)!*[)\]]|_(?:final|v\d|copy|Copy|copie) ?\d?|\s[-–—]\s(?:copy|copie|(?:final|revised|corrected|new|updated|camera[- ]ready) version|version (?:finale|révisée)|camera[- ]ready|withdrawn)(?: \(\d\))?|[([](?:\p{L}+(?: \p{L}+)?[,;:] ?)?\d{1,3} ?min(?:utes?|\.)?[)\]])$/iu;
/** A state in capitals behind a title. */
const STATE = /\s(?:DRAFT|BROUILLON|WIP|REVISED|FINAL)$/u;

/** A note for the organisers, or an address, behind the title. */
export const noteOrAddress: TitleForm = ({ text }) => {
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
        mend: text.replace(added[0], '').trim(),
      };
};
