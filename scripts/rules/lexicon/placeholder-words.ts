/** Words that hold the place of a text, alone in a cell; in the languages of the interface and their neighbours'. */
const WORDS = [
  // What is typed for the sake of typing, and what programs write for nothing.
  'x{2,}|\\?+|\\.{2,}|…+|[-–—_*]+|n[./]?[ad]\\.?|n\\.?\\s?n\\.?|none|null|nil|undefined|nan|test(?:ing)?\\s?\\d*|asdf\\w*',
  'qwert\\w*|foo(?: ?bar)?|bar|baz|blah?(?: blah)*|[〃″]',
  // What is still to come, in English.
  'tb[acd]',
  'to[ -]?be[ -]?(?:announced|added|completed|confirmed|decided|defined|determined|done|provided|supplied|written)(?: (?:soon|later|shortly|by (?:the )?\\p{L}+(?: \\p{L}+)?))?',
  'to come|coming soon|todo|fixme|pending|unknown|text follows|text to (?:follow|come)|(?:work )?in progress|soon',
  'draft',
  // Names of fields, and of what a form asks for.
  'no (?:title|name)|(?:paper |talk |session )?title(?: of (?:the |your )?\\w+)?|your \\w+(?: here)?',
  '(?:insert|add|enter|type|write) .{0,30}(?:here|text|title|name)|author(?: name)?s?|keyword ?\\d*',
  '(?:author|auteur|affiliation|speaker|partner|partenaire|sponsor|logo|company|entreprise|university|université) ?\\d+',
  'camera[- ]ready (?:title|paper)|first ?name,? last ?name|name|(?:john|jane) doe',
  '(?:(?:short )?bio(?:graphy)?|biographie|photo|picture|name|speaker|title|titre|abstract|résumé|text|texte|description|room|salle|intervenant\\p{L}*|conférencier) (?:to be (?:added|announced|confirmed|decided|defined|determined)|to follow|to come|tb[acd]|à (?:préciser|venir|confirmer|définir|compléter|déterminer)|goes here|follows)',
  // What a template or program has in a new page.
  'dummy|sample(?: text)?|example|placeholder',
  '(?:click|tap|double-?click|klicken)(?: or tap)? (?:here )?to (?:enter|add|edit|insert) .{1,30}',
  'untitled(?: section)?|new (?:section|page|session)|(?:section|heading|paragraph|partie|rubrique) ?\\d+',
  '(?:example|sample|dummy|test) (?:content|text|title|name)|lorem ipsum(?: dolor.*)?',
  // Who is not named, so that reviewers do not know.
  'anonym(?:e|ous)?(?: (?:authors?|submission|institution|affiliation|university))?|auteurs? anonymes?',
  'blinded(?: for (?:peer )?review)?|names? withheld|مؤلف مجهول',
  // What stands elsewhere.
  "(?:see|cf\\.?|voir)(?: the| le| l[’'])? ?(?:paper|above|below|e-?mail|pdf|website|article|ci-dessus|ci-dessous|courriel|mail)",
  'idem|ditto|ibid|same(?: as (?:above|before|below|last year))?',
  // The same in French.
  'cliquez (?:ici )?pour .{1,40}|nouvelle (?:section|page)|mot[- ]clé ?\\d*',
  'à (?:compléter|définir|confirmer|venir|préciser|déterminer)|sans titre|titre(?: de .{0,20})?|prénom nom',
  'bientôt disponible|en cours de (?:rédaction|préparation)|brouillon|bientôt',
  // The same in Arabic.
  '(?:س?ي(?:حدد|علن|ضاف|نشر)|س?ت(?:حدد|علن|ضاف|نشر)) لاحق(?:ًا|اً|ا)',
  'س?يتم (?:ال)?(?:إعلان|تحديد|إضافة|نشر)(?: \\p{L}+){0,2} لاحق(?:ًا|اً|ا)|قيد ال(?:إعداد|اعداد|إنجاز|تحديث|كتابة)',
  'بدون عنوان|عنوان (?:مؤقت|البحث|الورقة|المقال|الملصق|المحاضرة)|اسم (?:المؤلف|الباحث|المتحدث)|نص الملخص',
  'لم يحدد بعد|س?ي(?:ستكمل|كتمل|كمل) لاحق(?:ًا|اً|ا)|نص مؤقت|قريبا',
  // The same in German and Spanish.
  'por (?:definir|confirmar)|wird noch bekannt ?gegeben|folgt|pendiente|por determinar',
  '(?:wird|folgt|kommt) (?:noch|ergänzt|später|in kürze)|noch offen|in arbeit',
];

/** A text that is one of these words, and nothing more. */
export const ALONE = new RegExp(`^(?:${WORDS.join('|')})[.!:]?$`, 'iu');
