/** Placeholders for a whole text, in the languages of the interface and some others. */
const WORDS = [
  // Typed to fill a field, or written by programs for an empty value.
  'x{2,}|\\?+|\\.{2,}|…+|[-–—_*]+|n[./]?[ad]\\.?|n\\.?\\s?n\\.?|none|null|nil|undefined|nan|test(?:ing)?\\s?\\d*|asdf\\w*',
  'qwert\\w*|foo(?: ?bar)?|bar|baz|blah?(?: blah)*|[〃″]',
  // To be written later, in English.
  'tb[acd]',
  'to[ -]?be[ -]?(?:announced|added|completed|confirmed|decided|defined|determined|done|provided|supplied|written)(?: (?:soon|later|shortly|by (?:the )?\\p{L}+(?: \\p{L}+)?))?',
  'to come|coming soon|todo|fixme|pending|unknown|text follows|text to (?:follow|come)|(?:work )?in progress|soon',
  'draft',
  // Names of fields.
  'no (?:title|name)|(?:paper |talk |session )?title(?: of (?:the |your )?\\w+)?|your \\w+(?: here)?',
  '(?:insert|add|enter|type|write) .{0,30}(?:here|text|title|name)|author(?: name)?s?|keyword ?\\d*',
  '(?:author|auteur|affiliation|speaker|partner|partenaire|sponsor|logo|company|entreprise|university|université) ?\\d+',
  'camera[- ]ready (?:title|paper)|first ?name,? last ?name|name|(?:john|jane) doe',
  '(?:(?:short )?bio(?:graphy)?|biographie|photo|picture|name|speaker|title|titre|abstract|résumé|text|texte|description|room|salle|intervenant\\p{L}*|conférencier) (?:to be (?:added|announced|confirmed|decided|defined|determined)|to follow|to come|tb[acd]|à (?:préciser|venir|confirmer|définir|compléter|déterminer)|goes here|follows)',
  // Text of templates and of new pages.
  'dummy|sample(?: text)?|example|placeholder',
  '(?:click|tap|double-?click|klicken)(?: or tap)? (?:here )?to (?:enter|add|edit|insert) .{1,30}',
  'untitled(?: section)?|new (?:section|page|session)|(?:section|heading|paragraph|partie|rubrique) ?\\d+',
  '(?:example|sample|dummy|test) (?:content|text|title|name)|lorem ipsum(?: dolor.*)?',
  // Names that are hidden from reviewers.
  'anonym(?:e|ous)?(?: (?:authors?|submission|institution|affiliation|university))?|auteurs? anonymes?',
  'blinded(?: for (?:peer )?review)?|names? withheld|مؤلف مجهول',
  // References to other places.
  "(?:see|cf\\.?|voir)(?: the| le| l[’'])? ?(?:paper|above|below|e-?mail|pdf|website|article|ci-dessus|ci-dessous|courriel|mail)",
  'idem|ditto|ibid|same(?: as (?:above|before|below|last year))?',
  // French.
  'cliquez (?:ici )?pour .{1,40}|nouvelle (?:section|page)|mot[- ]clé ?\\d*',
  'à (?:compléter|définir|confirmer|venir|préciser|déterminer)|sans titre|titre(?: de .{0,20})?|prénom nom',
  'bientôt disponible|en cours de (?:rédaction|préparation)|brouillon|bientôt',
  // Arabic.
  '(?:س?ي(?:حدد|علن|ضاف|نشر)|س?ت(?:حدد|علن|ضاف|نشر)) لاحق(?:ًا|اً|ا)',
  'س?يتم (?:ال)?(?:إعلان|تحديد|إضافة|نشر)(?: \\p{L}+){0,2} لاحق(?:ًا|اً|ا)|قيد ال(?:إعداد|اعداد|إنجاز|تحديث|كتابة)',
  'بدون عنوان|عنوان (?:مؤقت|البحث|الورقة|المقال|الملصق|المحاضرة)|اسم (?:المؤلف|الباحث|المتحدث)|نص الملخص',
  'لم يحدد بعد|س?ي(?:ستكمل|كتمل|كمل) لاحق(?:ًا|اً|ا)|نص مؤقت|قريبا',
  // German and Spanish.
  'por (?:definir|confirmar)|wird noch bekannt ?gegeben|folgt|pendiente|por determinar',
  '(?:wird|folgt|kommt) (?:noch|ergänzt|später|in kürze)|noch offen|in arbeit',
];

/** A text that is a placeholder as a whole. */
const ALONE = new RegExp(`^(?:${WORDS.join('|')})[.!:]?$`, 'iu');

/** Placeholders in brackets. */
const NOTE_IN_BRACKETS = [
  '(?:tb[acd]|todo|to be (?:announced|added|completed|confirmed|decided|defined|determined|done|written)|à (?:compléter|confirmer|définir|préciser|venir)|insert|add|your|enter|placeholder|xx+|\\?+|(?<![(])(?:link|title|name|date|url|text|lien|titre)|(?:link|title|name|date|url|text|lien|titre)(?=[)])|date à)\\b[^\\])>]{0,40}',
  '[^\\])>]{0,30}(?:à venir|à confirmer|to be (?:added|announced|confirmed|decided|defined|determined)|to come|to follow|coming soon|provisional|tentative|provisoire|عنوان مؤقت|قيد الإعداد|لاحقا|لاحقًا)',
  'draft|brouillon|titre provisoire|working title|…|\\.{3}',
].join('|');

/** Placeholders within a text: in capitals, or in brackets. */
const WITHIN = new RegExp(
  [
    '\\[\\?+\\](?!\\()',
    // "Lists of TODO items" is a subject; "XX" before an Arabic word is not a Roman number.
    '(?<![\\p{L}\\d-])(?:TB[ACD]|TODO|FIXME|X{3,}|XX(?=\\s\\p{Script=Arabic}))(?![\\p{L}\\d-]| (?:and FIXME|comments?|items?|lists?|markers?|notes?|tags?)(?!\\p{L}))',
    '[?؟]{2,}(?!\\))',
    '\\blorem ipsum(?=[\\s,]*(?:dolor|$|[.!…]))',
    `[([<](?:${NOTE_IN_BRACKETS})[\\])>](?!\\()`,
  ].join('|'),
  'iu',
);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Notes of organisers, forms of dates that were not filled in, and lost references of word processors. */
const NOTES = new RegExp(
  [
    // A day or year that was not filled in: "XX May", "20XX".
    `(?<![\\p{L}\\d])(?:XX|\\?\\?|__+)[ ./-](?:${MONTHS})(?!\\p{L})|(?<!\\p{L})(?:${MONTHS}) (?:XX|__+)(?![\\p{L}\\d])`,
    '(?<!\\d)20(?:XX|\\?\\?|__)(?![\\p{L}\\d])',
    // The form of a date or an hour: "dd/mm/yyyy".
    '(?<![\\p{L}\\d])(?:dd[/. -]mm(?:[/. -]yy(?:yy)?)?|mm[/.-]dd[/.-]yy(?:yy)?|yyyy-mm-dd|jj[/. -]mm(?:[/. -]aa(?:aa)?)?|[Hh]{2}:[Mm]{2})(?![\\p{L}\\d])',
    // An amount: "about XX PLN", "€ XX", "XX,50 TND".
    '(?<![\\p{L}\\d])XX(?:[.,](?:XX|\\d{1,2}))? ?(?=(?:[A-Z]{3}(?![\\p{L}\\d])|[€$£%°])|(?:km|m|min|dinars?|dollars|zlotys?|francs|dirhams|kilomet|metres|meters|mètres|seats|places|rooms|nights|nuits|posters|authors|chambres|per cent|pour cent)(?!\\p{L}))',
    '[€$£] ?XX(?![\\p{L}\\d])|(?<=(?<!\\p{L})(?:about|around|approximately|environ|costs?|coûte) )(?:XX|[Xx]{3,})(?![\\p{L}\\d])',
    // "xxx" in lower case, not within an address.
    '(?<![\\p{L}\\d./-])x{3,}(?![\\p{L}\\d./-])',
    // Prompts of forms and templates, in three languages.
    '(?:Click|Tap)(?: or tap)?(?: here)? to (?:enter|add|edit|insert) (?:(?:a|an|your) )?(?:text|title|subtitle|date|picture|image|notes?|content)(?!\\p{L})',
    '(?:Choose|Select) an item\\.',
    'Cliquez(?: ou appuyez)? ici pour (?:entrer|taper|ajouter|insérer|saisir) (?:du |un |votre |une )?(?:texte|titre|date|contenu|image)',
    'Choisissez un élément\\.|انقر (?:أو اضغط )?(?:هنا )?ل(?:إدخال|إضافة|كتابة) \\p{L}+',
    '(?<!\\p{L})(?:[Yy]our|[Ii]nsert|[Aa]dd|[Ee]nter|[Tt]ype) (?:your |some )?(?:text|content|description|title|bio(?:graphy)?|abstract) (?:goes )?here(?!\\p{L})',
    '(?:[Vv]otre texte|[Tt]exte à (?:insérer|saisir|remplacer)|[Ii]nsérez (?:ici )?(?:le|un|votre) texte|[Tt]apez (?:ici )?(?:le|votre) texte)(?: ici)?(?!\\p{L})',
    '(?:أدخل|اكتب|ضع) (?:ال)?نص(?:ك)? هنا',
    // A number that was not filled in, and the field of a serial letter.
    '(?<![\\p{L}\\d])XX (?=(?:working )?(?:days?|hours?|minutes|weeks?|months?|pages|words|volunteers|speakers|papers|talks|countries|companies|reviewers|participants|members|people|euros|EUR|USD|TND|jours|heures|semaines|mois|mots|personnes)(?!\\p{L}))',
    '(?:Section|Table|Figure|Fig\\.|Tableau|page|p\\.) \\?{2,}|MERGEFIELD',
    // Lost references of word processors.
    '(?:Error|Erreur) ?! ?(?:Reference source|Bookmark|Hyperlink|Source du renvoi|Signet)[^.]{0,30}(?:\\.|$)',
    // Notes in capitals.
    '(?<![\\p{L}\\d])(?:À|A) (?:COMPLÉTER|COMPLETER|PRÉCISER|PRECISER|CONFIRMER|VÉRIFIER|VERIFIER|DÉFINIR|DEFINIR|VENIR)(?!\\p{L})',
    '(?<![\\p{L}\\d])TO BE (?:ADDED|ANNOUNCED|CHECKED|COMPLETED|CONFIRMED|DECIDED|DEFINED|DETERMINED|DONE|UPDATED|WRITTEN)(?!\\p{L})',
    '(?<![\\p{L}\\d])(?:CHECK|ASK|UPDATE|VERIFY|CHANGE|REPLACE) (?:THIS|ME|DATE|WITH|IF|LATER)(?!\\p{L})',
    // Notes in brackets, with a question or exclamation mark.
    '[([](?:[^)\\]]*!{2,}|(?:ask|check with|demander à|voir avec) \\p{Lu}[^)\\]]*|(?:(?:please )?(?:check|verify)(?: this| with [^)\\]]*)?|(?:number|date|day|time|hour|room|name|price|amount|place|city|page|link|who|spelling|source|numéro|jour|heure|salle|nom|prix|lieu|lien|orthographe)\\?|moved!|changed!|cancelled!|to be (?:checked|verified|updated)|à vérifier)[?!]*)[)\\]](?!\\()',
    // A limit that was copied from a form, and notes to editors.
    '\\[(?:max(?:imum|\\.)? ?|at most |up to )?\\d+ (?:words?|characters?|pages?|lines?|mots?|caractères?|signes?)[^\\]]{0,20}\\](?!\\()',
    '[([](?:see|cf\\.?|voir)(?: the| my| our| le| mon)? (?:e-?mail|mail|courriel|attachment|attached|pièce jointe)[^)\\]]{0,30}[)\\]]',
    '\\[[Tt]o [Oo]rganis?zers?[^\\]]*\\]',
    // The name of a field, as services fill it in: "{first name}".
    '(?<!\\{)\\{(?:first|last|full)?[ _]?(?:name|surname|title|date|email|affiliation|paper|city|nom|prénom|titre)\\}(?!\\})',
    // A label whose text is to follow.
    '(?:^|(?<=[.!?:]\\s))(?:[Ss]hort |[Ff]ull )?(?:[Bb]iography|[Bb]io|[Aa]bstract|[Tt]itle|[Tt]ext|[Dd]escription|[Pp]hoto|[Pp]icture|[Bb]iographie|[Rr]ésumé|[Tt]itre|[Tt]exte) (?:to follow|to come|to be (?:added|announced|confirmed|provided|supplied|written)|à venir|à suivre)(?=[.!]|\\s*$)',
    '[:–—-] (?:to be (?:announced|confirmed|decided|defined|determined)|à (?:compléter|confirmer|définir|préciser|venir)) ?\\.?$',
    '(?<!\\p{L})(?:[Ss]ee|[Vv]oir|[Ss]ection|[Pp]ages?|[Tt]able|[Ff]igure) XX(?![\\p{L}\\d])',
    // An item of a list with nothing in it.
    '(?<=(?:^|\\n)[ \\t]*[-*+] )(?:\\.{3}|…|\\?)(?=[ \\t]*(?:\\n|$))',
    // A format string of a program, and a paragraph that only says that the text will come.
    '(?<![\\d\\p{L}%])%[sd](?![\\p{L}\\d%])|\\$\\{\\w+\\}',
    '(?:^|\\n)[ \\t]*(?:[Cc]oming soon|[Tt]ext follows|[Tt]ext to (?:come|follow)|[Tt]o be (?:completed|announced|added|written)|[Bb]ientôt disponible|À venir|À compléter)[.!…]*[ \\t]*(?=\\n|$)',
    // A missing source, and a question to oneself.
    '\\[(?:CITATION|REFERENCE|REF|[Cc]itation needed|[Ss]ource ?(?:: ?[^\\]]{0,60}|\\?))\\](?!\\()',
    '[([](?:which|who|what|where|when|how many|lequel|laquelle|lesquel(?:le)?s|qui|où|quand|combien) ?\\?[)\\]](?!\\()',
    // A note to ask somebody.
    '[([][^)\\]]{0,20}(?:check|ask|verify|confirm|voir|demander|vérifier) (?:with|avec|à) \\p{Lu}[^)\\]]*[)\\]](?!\\()',
    // "[HM: check the distances]" and "[really?]"; "[sic!]" is for readers.
    '\\[\\p{Lu}[\\p{L}.]{0,2}: [^\\]]{3,}\\](?!\\()|\\[(?!sic)[^\\]\\d]{5,80}[!?]\\](?!\\()',
    // A letter without an addressee.
    '(?<!\\p{L})Dear (?:\\[|<|\\{|X{2,}|_{2,}|Sir or Madam,? here)[^,\\n]{0,30}',
  ].join('|'),
  'u',
);

/** Arabic vowel marks: the same words are written with and without them. */
const HARAKAT = /[\u064b-\u0652\u0670]/g;

/** The name of a field in brackets, from a form: "[description]". */
const BRACKETED =
  /^[[<{](?:(?:your|insert|add|the|votre|le|la) )?(?:short |paper |session |talk )?(?:description|title|name|text|abstract|bio(?:graphy)?|affiliation|speaker|author|date|venue|room|city|country|note|keywords?|titre|nom|texte|résumé|biographie|intervenant|auteur|lieu|salle|ville|pays|الوصف|العنوان|الاسم|النص)s?[\]>}]$/iu;

/** The longest placeholder for a whole text. */
const LONGEST = 60;
/** Occurs in every text with a placeholder. */
const SIGN =
  /TB[ACD]|TODO|FIXME|XX|(?:to|pour) (?:enter|add|edit|insert|entrer|taper|ajouter|insérer|saisir) |an item|un élément|انقر|text\w* (?:goes )?here|(?:content|description|title|biography|bio|abstract) (?:goes )?here|votre texte|texte à|le texte|هنا|\?\?|__|lorem|[([<{]|err(?:or|eur) ?!|\bmm\b|hh:|A (?:COMPL|PR|CONF|V)|À [A-ZÉ]|TO BE|THIS|CHECK|UPDATE|ASK |REPLACE|Dear |MERGEF|؟؟|\.{3}|…|- \?|to (?:follow|come|be)|ext follows|à \p{L}{4}|%[sd]|\$\{|coming soon|bientôt/iu;

const CAPITALS = /TB[ACD]|TODO|FIXME|X{2,}/;

/** Finds the first placeholder in a text. */
export function placeholderIn(text: string): RegExpExecArray | undefined {
  const trimmed = text.trim().replace(HARAKAT, '');
  const whole = text.length > LONGEST ? null : (ALONE.exec(trimmed) ?? BRACKETED.exec(trimmed));
  if (whole !== null) return whole;
  if (!SIGN.test(text)) return undefined;
  const note = NOTES.exec(text);
  if (note !== null) return note;
  const found = WITHIN.exec(text);
  if (found === null) return undefined;
  const isWord = /^\p{L}+$/u.test(found[0]);
  return isWord && !CAPITALS.test(found[0]) && !/lorem/i.test(found[0]) ? undefined : found;
}
