import { describe, expect, it } from 'vitest';
import { explainingWords } from '../../scripts/compile/explain/words';
import { STAGES } from '../../scripts/content/report/stage-codes';
import { boardWords } from '../../scripts/desk/app/words/board';
import { collectionNamesIn } from '../../scripts/desk/app/words/collections';
import { findWords } from '../../scripts/desk/app/words/find';
import { findingWords } from '../../scripts/desk/app/words/findings';
import { historyWords } from '../../scripts/desk/app/words/history';
import { previewWords } from '../../scripts/desk/app/words/preview';
import { shellWords } from '../../scripts/desk/app/words/shell';
import { tableWords } from '../../scripts/desk/app/words/tables';
import { valuesWords } from '../../scripts/desk/app/words/values';
import { ar } from '../../scripts/desk/words/findings/ar';
import { fr } from '../../scripts/desk/words/findings/fr';
import { inLanguage } from '../../scripts/desk/words/findings/translate';
import { mailsIn } from '../../scripts/payments/mails/languages';
import { reasons } from '../../scripts/rules/reasons';
import { textsIn } from '../../shared/words';

type Language = 'fr' | 'ar';

/** Lists the texts of a tree with their paths. */
const textsOf = (tree: object, path: string): [place: string, text: string][] =>
  Object.entries(tree).flatMap(([name, each]: [string, string | object]) =>
    typeof each === 'string' ? [[`${path}.${name}`, each] as [string, string]] : textsOf(each, `${path}.${name}`),
  );

/** Finds in a language as people read them: `<0>` in the English sentence is a phrase, `{0}` stays. */
const findings = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ fr, ar }[language]).flatMap(([code, sentences]) =>
      Object.keys(sentences).flatMap((english) => {
        const message = english.replaceAll(/<\d>/g, 'the file');
        const text = inLanguage({ code, message }, language)?.message;
        return text === undefined ? [] : [[`${code} ${english}`, text]];
      }),
    ),
  );

const desk = [
  boardWords,
  findWords,
  findingWords,
  historyWords,
  previewWords,
  shellWords,
  tableWords,
  valuesWords,
] as const;

/** Every text that somebody reads in a language: visitors, payers, organisers. */
function allTexts(language: Language): [place: string, text: string][] {
  const { search, ...site } = textsIn(language);
  const { synonyms: _, ...labels } = search;
  return [
    ...textsOf({ ...site, search: labels }, 'site'),
    ...textsOf(mailsIn(language).texts, 'mails'),
    ...textsOf(explainingWords(language), 'explain'),
    ...textsOf(findings(language), 'findings'),
    ...[...Object.entries(reasons), ...STAGES.map(({ reason }, at) => [`stage ${at}`, reason] as const)].map(
      ([name, reason]): [string, string] => [`reasons.${name}`, reason[language]],
    ),
    ...desk.flatMap((words) => textsOf(words[language], 'desk')),
    ...textsOf(collectionNamesIn(language), 'collections'),
  ];
}

const wrongIn = (language: Language, wrong: RegExp, without = /(?!)/g): string[] =>
  allTexts(language)
    .filter(([, text]) => wrong.test(text.replaceAll(without, '')))
    .map(([place, text]) => `${place}: ${text}`);

describe('all French words', () => {
  it('have the no-break space of French before a colon', () => {
    const quoted = /«[^»]*»|mailto:/g; // what is to be typed
    expect(wrongIn('fr', /[^\u00a0]:(?= |\n|$)| :/, quoted)).toEqual([]);
  });

  it('have the narrow one before other high punctuation and inside quotation marks', () => {
    expect(wrongIn('fr', /[^\u202f!][;!?](?=[\s.]|$)|[ \u00a0](?:[;?»]|!(?!\[))|«[^\u202f]|[^\u202f]»/)).toEqual([]);
  });

  it('have the apostrophe of print', () => {
    expect(wrongIn('fr', /\p{L}'\p{L}/u)).toEqual([]);
  });
});

/** Words that end with an alif and have no tanwin: particles, verbs, duals, and words with a pronoun. */
const WITHOUT_TANWIN =
  /^(?:[وفبلك]*(?:ما|لا|ذا|هذا|إذا|هنا|أما|مما|كما|مهما|لماذا|ماذا)|(?:إلا|ألا|وإلا|عدا|كلما|حيثما|ريثما|عندما|ربما|فربما|(?:ال)?خلايا|العليا|أوروبا|كان(?:ا|تا)|ذُكرا|دلّا|يُرسلا|ليسا|تبادل(?:ا|تا)|رئيسا)|.*(?:ها|هما|وا|نا))$/;

describe('all Arabic words', () => {
  it('have the comma, semicolon and question mark of Arabic', () => {
    expect(wrongIn('ar', /[\u0621-\u0652»\u2069]\s?[,;?]|[,;?] ?[\u0621-\u0652]/)).toEqual([]);
  });

  it('have the tanwin of the accusative, on the letter before its alif', () => {
    const lacking = allTexts('ar').flatMap(([place, text]) =>
      (text.match(/[\u0621-\u0652]{3,}/g) ?? [])
        .filter(
          (word) =>
            (/(?<!\u064b\u0651?)\u0627$/.test(word) && !WITHOUT_TANWIN.test(word)) || word.includes('\u0627\u064b'),
        )
        .map((word) => `${place}: ${word}`),
    );

    expect(lacking).toEqual([]);
  });

  it('speak to people in the plural of courtesy', () => {
    expect(
      wrongIn('ar', /(?:^|[\s«])(?:انظر|اختر|اكتب|احذف|اضغط|اسحب|افتح|فاقبله?|أعد|تحقق|صحّح)(?=[\s.،؛:]|$)/),
    ).toEqual([]);
  });
});

describe.each(['fr', 'ar'] as const)('the words in %s', (language) => {
  it('have one term each for a paper, a track, a topic and a category', () => {
    const { schedule, records, defaults, fees, filters, paymentForm } = textsIn(language);
    const names = collectionNamesIn(language);
    const other = { fr: /\bpapiers?\b|\b(?:filière|parcours)s?\b/i, ar: /مقال|بحوث|أبحاث|مواضيع/ }[language];

    expect([names.topics, names.programCommittee]).toEqual([
      defaults.pages.topics,
      defaults.pages['program-committee'],
    ]);
    expect([names.papers, records.papers, schedule.track, filters.names.topic]).toEqual(
      { fr: ['Articles', 'Articles', 'Volet', 'Thématique'], ar: ['الأوراق العلمية', 'الأوراق', 'المسار', 'المحور'] }[
        language
      ],
    );
    expect(paymentForm.choice.category).toBe(fees.category);
    expect(wrongIn(language, other)).toEqual([]);
  });
});
