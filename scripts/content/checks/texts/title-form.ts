import { isRecord } from '../../fields';
import { defineTextCheck, quote } from '../../texts/text-check';

/** A title with more letters is an abstract: those of clinical trials have some 300. */
const LONGEST = 350;
/** A title with more letters and several sentences is one, too. */
const SENTENCES = 120;
/** Signs that come in pairs. */
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['«', '»'],
] as const;
const TITLES = new Set(['title', 'talk', 'subtitle']);
/** Full stops that belong to the last word. */
const ABBREVIATED =
  /(?:\b(?:al|etc|Inc|Ltd|Co|Corp|vs|Jr|Sr|St|No|Vol|cf|resp|approx|ed|eds)|\b\p{L}|\.\p{L}|\.\.|\.)\.$/u;

/** Notes for the organisers behind a title: its state, and the mark of a copied file. */
const ADDED =
  /\s*(?:[([](?:(?:conditionally |provisionally )?accepted|accept|rejected|reject|withdrawn|minor revisions?|major revisions?|revised(?: version)?|corrected(?: version)?|(?:new|old|updated) (?:version|title)|updated|final(?: version)?|camera[- ]ready(?: version)?(?: v?\d)?|(?:version|v\.?) ?\d|duplicate|moved|cancell?ed|changed|do not (?:publish|print)|copy|copie|v\d|accepté[es]?|refusée?|retirée?|annulée?|déplacée?|doublon|version (?:finale|révisée)|مقبول|مرفوض|ملغى|نهائي)!*[)\]]|_(?:final|v\d|copy|Copy|copie) ?\d?|\s[-–—]\s(?:copy|copie|(?:final|revised|corrected|new|updated|camera[- ]ready) version|version (?:finale|révisée)|camera[- ]ready|withdrawn)(?: \(\d\))?|[([](?:\p{L}+(?: \p{L}+)?[,;:] ?)?\d{1,3} ?min(?:utes?|\.)?[)\]])$/iu;
/** "12 lessons from a flood" is no number of a paper, also where that is its number. */
const COUNTED =
  /^\d{2} (?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|lessons|questions|reasons|steps|rules|ways|things|ans|mois|jours|leçons)(?!\p{L})/iu;
/** A state in capitals behind a title. */
const STATE = /\s(?:DRAFT|BROUILLON|WIP|REVISED|FINAL)$/u;
/** What programs put before a title: a copied file, an answered message. */
const BEFORE = /^(?:(?:Copy|Copie|Kopie) (?:of|de|von) |(?:Re|Fwd?|Tr|Aw)\s?: (?=\p{L}))/u;
/** A title that goes on behind its last sign: a comma, a colon, the word before a name. */
const GOES_ON =
  /(?:[,:;–—]|(?<=\p{L})-|(?<=\s)[-&/]|(?<=\p{L}\s)(?:the|and|or|des|du|et|ou|und|oder|و)|(?<!\b(?:afraid|aware|capable|dreamt?|full|hear|heard|kind|know|made|out|sort|speak|talk|thinks?|thought|tired) )(?<=\p{L}\s)of)$/u;
/** A long title that breaks off in a word. */
const CUT = /^.{30,}\p{L}(?:\.{3}|…)$/u;

/** A title is a title: no abstract, without a full stop, without quotation marks around it, with both of its brackets. */
export const titleForm = defineTextCheck('title-form', {
  kinds: ['prose'],
  sign: /\n|^(?:Cop|Kop|Re|Fw|Tr|Aw)|[,:;&/–—-]$| (?:of|the|and|or|des|du|et|ou|und|oder|و|\p{Lu}\p{L}+)$|^[•●▪‣◦■□·–—-]|[*†‡§]|[.([{}\])“”«»„"…]|^['‘]|^\p{L}+\s?:|^\p{L}+[\p{L}-]*\d|^[[(]?\d|^#\d|[Tt]itle\s?:|[–—]|\d[:.-]|https?:|\s-\s|_|DRAFT|BROUILLON|WIP|REVISED|FINAL/u,
  flaw: (text, { field, collection, entry }) => {
    if (!TITLES.has(field)) return undefined;
    const whole = { start: 0, end: text.length };
    if (text.length > LONGEST) {
      return {
        ...whole,
        message: `This title has ${text.length} letters: it looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };
    }
    if (text.includes('\n')) {
      return {
        ...whole,
        message: `The title ${quote(text)} has a line break.`,
        hint: 'Write it in one line.',
      };
    }
    const before = BEFORE.exec(text);
    if (before !== null) {
      return {
        ...whole,
        message: `${quote(before[0].trim())} is no part of the title ${quote(text)}.`,
        hint: 'Delete it: a program put it there.',
        mend: text.slice(before[0].length),
      };
    }
    const own = isRecord(entry.value) && Array.isArray(entry.value.authors) ? entry.value.authors : [];
    const author = own.find((name) => typeof name === 'string' && name.includes(' ') && text.endsWith(name));
    if (author !== undefined && text.length > author.length) {
      return {
        ...whole,
        message: `The title ${quote(text)} ends with its author, ${author}.`,
        hint: 'Write the title alone: the authors have a column of their own.',
        mend: text.slice(0, -author.length).replace(/[\s,(–—-]*(?:by|par)?\s*$/u, ''),
      };
    }
    if (GOES_ON.test(text)) {
      return {
        ...whole,
        message: `The title ${quote(text)} ends in the middle.`,
        hint: 'Write it in full, or delete its last sign.',
      };
    }
    const ending = /\.(?:docx?|pdf|tex|odt|txt|pptx?)$/i.exec(text);
    if (ending !== null) {
      return {
        ...whole,
        message: `The title ${quote(text)} is the name of a file.`,
        hint: 'Write the title alone.',
        mend: text.slice(0, ending.index),
      };
    }
    const numbered =
      /^(?:\(?\d{1,3}[.):]|#\d{1,4}:?|(?:paper|poster|talk|article)\s?#?\d{1,4}\s?[:.-])\s+(?=\p{L})/iu.exec(text);
    if (numbered !== null && collection !== 'sessions') {
      return {
        ...whole,
        message: `The title ${quote(text)} begins with its number.`,
        hint: 'Delete the number: pages show it where it is of use, and it is wrong as soon as the order changes.',
        mend: text.slice(numbered[0].length),
      };
    }
    const bullet = /^[•●▪‣◦■□·]\s*|^[*–—-]\s+(?=\p{L})/u.exec(text);
    if (bullet !== null) {
      return {
        ...whole,
        message: `The title ${quote(text)} begins with the mark of a list.`,
        hint: 'Write the title alone.',
        mend: text.slice(bullet[0].length),
      };
    }
    const label = /^(?:(?:paper |talk |poster |full )?title|titre|العنوان|titel|título)\s?:\s+(?=\p{L})/iu.exec(text);
    const id = isRecord(entry.value) && typeof entry.value.id === 'string' ? entry.value.id : '';
    const bare = text.replace(/^[[(#]/, '');
    const isNamed =
      (/\p{L}.*\d|\d{2}/u.test(id) || (id !== '' && bare !== text)) &&
      bare.startsWith(id) &&
      /^[\])\s:.–-]+\p{L}/u.test(bare.slice(id.length)) &&
      !COUNTED.test(bare);
    if (label !== null || isNamed) {
      const before = label?.[0] ?? /^[\])\s:.–-]+/u.exec(bare.slice(id.length))?.[0] ?? '';
      return {
        ...whole,
        message: `The title ${quote(text)} begins with ${label === null ? 'its id' : 'the word for it'}.`,
        hint: 'Write the title alone.',
        mend: label === null ? bare.slice(id.length + before.length) : text.slice(before.length),
      };
    }
    const mark = /(?<=\p{L}{2}|[)\d])\s?(?:\*{1,3}|[†‡§]+)$/u.exec(text);
    if (mark !== null) {
      return {
        ...whole,
        message: `The title ${quote(text)} ends with the mark of a footnote.`,
        hint: 'Delete it: the footnote is not here.',
        mend: text.slice(0, mark.index),
      };
    }
    const address = /\s*[(<]?(?:https?:\/\/|www\.)\S+/iu.exec(text);
    const added = address ?? ADDED.exec(text) ?? (/\p{Ll}/u.test(text) ? STATE.exec(text) : null);
    if (added !== null) {
      return {
        ...whole,
        message: `${quote(added[0].trim())} is no part of the title ${quote(text)}.`,
        hint:
          address === null
            ? 'Delete it: it was meant for the organisers.'
            : 'Write the title alone; addresses have fields of their own.',
        mend: text.replace(added[0], '').trim(),
      };
    }
    if (/^[\p{L}\d-]+(?:_[\p{L}\d-]+){2,}$/u.test(text)) {
      return {
        ...whole,
        message: `The title ${quote(text)} has lines in place of spaces, as the name of a file has.`,
        hint: `Write ${quote(text.replaceAll('_', ' '))}.`,
        mend: text.replaceAll('_', ' '),
      };
    }
    if (CUT.test(text) && (collection === 'papers' || collection === 'posters')) {
      return {
        ...whole,
        message: `The title ${quote(text)} ends in the middle.`,
        hint: 'Write it in full: the program that it comes from has cut it.',
      };
    }
    // Several sentences of some length are no title.
    if (text.length > SENTENCES && text.split(/[.!?]\s+(?=\p{Lu})/u).length > 2) {
      return {
        ...whole,
        message: `This title has several sentences: ${quote(text)} looks like an abstract.`,
        hint: 'Write the title alone; papers have a field for the abstract.',
      };
    }
    if (/[^.]\.$/.test(text) && !ABBREVIATED.test(text)) {
      return {
        ...whole,
        message: `The title ${quote(text)} ends with a full stop.`,
        hint: 'Delete it: titles have none.',
        mend: text.slice(0, -1),
      };
    }
    const inner =
      /^(?:"([^"]+)"|“([^”]+)”|'([^']+(?:'\p{L}[^']*)?)'|‘([^’]+(?:’\p{L}[^’]*)?)’|«\s*([^»]+?)\s*»|„([^“”]+)[“”])$/u.exec(
        text,
      );
    if (inner !== null) {
      return {
        ...whole,
        message: `The whole title stands between quotation marks: ${text.slice(0, 60)}`,
        hint: 'Delete them: pages add what they need.',
        mend: inner.slice(1).find((words) => words !== undefined),
      };
    }
    if (/""\p{L}|\p{L}""/u.test(text)) {
      return {
        ...whole,
        message: `The title ${quote(text)} has quotation marks twice.`,
        hint: 'Write each of them once: a table was saved twice.',
        mend: text.replaceAll('""', '"'),
      };
    }
    // "12"" are inches.
    if ((text.replace(/\d"/g, '').match(/"/g) ?? []).length % 2 === 1) {
      return {
        ...whole,
        message: `The title ${quote(text)} has one quotation mark alone.`,
        hint: 'Add the other one, or delete it: the title may have been cut in a table.',
      };
    }
    // In „German“ the sign that opens elsewhere is the one that closes.
    const paired = text.includes('„') ? text.replace(/„([^“”]*)[“”]/g, '“$1”') : text;
    const open = PAIRS.find(([one, other]) => paired.split(one).length !== paired.split(other).length);
    // "1) …" and faces have one of the two.
    if (open === undefined || /^[^()]*\d\)/.test(text) || /[:;]-?[()]/.test(text)) return undefined;
    return {
      ...whole,
      message: `The title ${quote(text)} has "${open[0]}" and "${open[1]}" not in pairs.`,
      hint: 'Add the one that is missing, or delete the other: the end of the title may be lost.',
    };
  },
});
