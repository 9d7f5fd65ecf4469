/** What an author puts between brackets in the place of words, and what stands there with such a word at its end. */
const BRACKETED = [
  '(?:tb[acd]|todo|to be (?:announced|added|completed|confirmed|decided|defined|determined|done|written)|à (?:compléter|confirmer|définir|préciser|venir)|insert|add|your|enter|placeholder|xx+|\\?+|(?<![(])(?:link|title|name|date|url|text|lien|titre)|(?:link|title|name|date|url|text|lien|titre)(?=[)])|date à)\\b[^\\])>]{0,40}',
  '[^\\])>]{0,30}(?:à venir|à confirmer|to be (?:added|announced|confirmed|decided|defined|determined)|to come|to follow|coming soon|provisional|tentative|provisoire|عنوان مؤقت|قيد الإعداد|لاحقا|لاحقًا)',
  'draft|brouillon|titre provisoire|working title|…|\\.{3}',
].join('|');

/** Words that hold a place within a text: in capitals, between brackets, or as nobody else writes. */
export const WITHIN = new RegExp(
  [
    '\\[\\?+\\](?!\\()',
    // "Lists of TODO items" are a subject; "XX" before an Arabic word is no number of Rome.
    '(?<![\\p{L}\\d-])(?:TB[ACD]|TODO|FIXME|X{3,}|XX(?=\\s\\p{Script=Arabic}))(?![\\p{L}\\d-]| (?:and FIXME|comments?|items?|lists?|markers?|notes?|tags?)(?!\\p{L}))',
    '[?؟]{2,}(?!\\))',
    '\\blorem ipsum(?=[\\s,]*(?:dolor|$|[.!…]))',
    `[([<](?:${BRACKETED})[\\])>](?!\\()`,
  ].join('|'),
  'iu',
);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Notes of organisers to themselves, forms of dates that nobody filled in, and what a word processor leaves of a lost reference. */
export const NOTES = new RegExp(
  [
    // A day or year that nobody filled in: "XX May", "20XX".
    `(?<![\\p{L}\\d])(?:XX|\\?\\?|__+)[ ./-](?:${MONTHS})(?!\\p{L})|(?<!\\p{L})(?:${MONTHS}) (?:XX|__+)(?![\\p{L}\\d])`,
    '(?<!\\d)20(?:XX|\\?\\?|__)(?![\\p{L}\\d])',
    // The form of a date or an hour: "dd/mm/yyyy".
    '(?<![\\p{L}\\d])(?:dd[/. -]mm(?:[/. -]yy(?:yy)?)?|mm[/.-]dd[/.-]yy(?:yy)?|yyyy-mm-dd|jj[/. -]mm(?:[/. -]aa(?:aa)?)?|[Hh]{2}:[Mm]{2})(?![\\p{L}\\d])',
    // An amount: "about XX PLN", "€ XX", "XX,50 TND".
    '(?<![\\p{L}\\d])XX(?:[.,](?:XX|\\d{1,2}))? ?(?=(?:[A-Z]{3}(?![\\p{L}\\d])|[€$£%°])|(?:km|m|min|dinars?|dollars|zlotys?|francs|dirhams|kilomet|metres|meters|mètres|seats|places|rooms|nights|nuits|posters|authors|chambres|per cent|pour cent)(?!\\p{L}))',
    '[€$£] ?XX(?![\\p{L}\\d])|(?<=(?<!\\p{L})(?:about|around|approximately|environ|costs?|coûte) )(?:XX|[Xx]{3,})(?![\\p{L}\\d])',
    // Lower letters are a word of nobody, and no part of an address.
    '(?<![\\p{L}\\d./-])x{3,}(?![\\p{L}\\d./-])',
    // What forms and templates ask for, in the three languages.
    '(?:Click|Tap)(?: or tap)?(?: here)? to (?:enter|add|edit|insert) (?:(?:a|an|your) )?(?:text|title|subtitle|date|picture|image|notes?|content)(?!\\p{L})',
    '(?:Choose|Select) an item\\.',
    'Cliquez(?: ou appuyez)? ici pour (?:entrer|taper|ajouter|insérer|saisir) (?:du |un |votre |une )?(?:texte|titre|date|contenu|image)',
    'Choisissez un élément\\.|انقر (?:أو اضغط )?(?:هنا )?ل(?:إدخال|إضافة|كتابة) \\p{L}+',
    '(?<!\\p{L})(?:[Yy]our|[Ii]nsert|[Aa]dd|[Ee]nter|[Tt]ype) (?:your |some )?(?:text|content|description|title|bio(?:graphy)?|abstract) (?:goes )?here(?!\\p{L})',
    '(?:[Vv]otre texte|[Tt]exte à (?:insérer|saisir|remplacer)|[Ii]nsérez (?:ici )?(?:le|un|votre) texte|[Tt]apez (?:ici )?(?:le|votre) texte)(?: ici)?(?!\\p{L})',
    '(?:أدخل|اكتب|ضع) (?:ال)?نص(?:ك)? هنا',
    // A number that nobody filled in, and the field of a letter that is sent to many.
    '(?<![\\p{L}\\d])XX (?=(?:working )?(?:days?|hours?|minutes|weeks?|months?|pages|words|volunteers|speakers|papers|talks|countries|companies|reviewers|participants|members|people|euros|EUR|USD|TND|jours|heures|semaines|mois|mots|personnes)(?!\\p{L}))',
    '(?:Section|Table|Figure|Fig\\.|Tableau|page|p\\.) \\?{2,}|MERGEFIELD',
    // What a word processor leaves of a lost reference.
    '(?:Error|Erreur) ?! ?(?:Reference source|Bookmark|Hyperlink|Source du renvoi|Signet)[^.]{0,30}(?:\\.|$)',
    // Notes in capitals.
    '(?<![\\p{L}\\d])(?:À|A) (?:COMPLÉTER|COMPLETER|PRÉCISER|PRECISER|CONFIRMER|VÉRIFIER|VERIFIER|DÉFINIR|DEFINIR|VENIR)(?!\\p{L})',
    '(?<![\\p{L}\\d])TO BE (?:ADDED|ANNOUNCED|CHECKED|COMPLETED|CONFIRMED|DECIDED|DEFINED|DETERMINED|DONE|UPDATED|WRITTEN)(?!\\p{L})',
    '(?<![\\p{L}\\d])(?:CHECK|ASK|UPDATE|VERIFY|CHANGE|REPLACE) (?:THIS|ME|DATE|WITH|IF|LATER)(?!\\p{L})',
    // Notes between brackets, with a question or an exclamation.
    '[([](?:[^)\\]]*!{2,}|(?:ask|check with|demander à|voir avec) \\p{Lu}[^)\\]]*|(?:(?:please )?(?:check|verify)(?: this| with [^)\\]]*)?|(?:number|date|day|time|hour|room|name|price|amount|place|city|page|link|who|spelling|source|numéro|jour|heure|salle|nom|prix|lieu|lien|orthographe)\\?|moved!|changed!|cancelled!|to be (?:checked|verified|updated)|à vérifier)[?!]*)[)\\]](?!\\()',
    // A limit that was copied from a form, and words to those who edit.
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
    // A form of a program in which nothing was filled in, and a paragraph that only says that the text will come.
    '(?<![\\d\\p{L}%])%[sd](?![\\p{L}\\d%])|\\$\\{\\w+\\}',
    '(?:^|\\n)[ \\t]*(?:[Cc]oming soon|[Tt]ext follows|[Tt]ext to (?:come|follow)|[Tt]o be (?:completed|announced|added|written)|[Bb]ientôt disponible|À venir|À compléter)[.!…]*[ \\t]*(?=\\n|$)',
    // A source that is still to be found, and a question to oneself.
    '\\[(?:CITATION|REFERENCE|REF|[Cc]itation needed|[Ss]ource ?(?:: ?[^\\]]{0,60}|\\?))\\](?!\\()',
    '[([](?:which|who|what|where|when|how many|lequel|laquelle|lesquel(?:le)?s|qui|où|quand|combien) ?\\?[)\\]](?!\\()',
    // Who is to be asked.
    '[([][^)\\]]{0,20}(?:check|ask|verify|confirm|voir|demander|vérifier) (?:with|avec|à) \\p{Lu}[^)\\]]*[)\\]](?!\\()',
    // "[HM: check the distances]" and "[really?]": nobody answers in a text. "[sic!]" is said to readers.
    '\\[\\p{Lu}[\\p{L}.]{0,2}: [^\\]]{3,}\\](?!\\()|\\[(?!sic)[^\\]\\d]{5,80}[!?]\\](?!\\()',
    // A letter to nobody.
    '(?<!\\p{L})Dear (?:\\[|<|\\{|X{2,}|_{2,}|Sir or Madam,? here)[^,\\n]{0,30}',
  ].join('|'),
  'u',
);
