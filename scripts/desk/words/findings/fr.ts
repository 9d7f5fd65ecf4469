import type { Sentences } from './sentences';

/** The sentences of findings in French: those of all codes under `*`, then those of each code. */
export const fr: Sentences = {
  '*': {
    '<0> If it is right as it is, accept it with a reason in accepted-warnings.yaml.':
      '<0> Si c’est correct ainsi, acceptez-le avec un motif dans accepted-warnings.yaml.',
    '<0> Texts from a PDF have such traces.': '<0> Les textes copiés d’un PDF gardent de telles traces.',
    '<0> Or run `npx colloquium convert --force` with this file.':
      '<0> Vous pouvez aussi lancer `npx colloquium convert --force` avec ce fichier.',
    'Did you mean "{0}"? Allowed: {1}. Other kinds are declared in session-kinds.csv.':
      'Vouliez-vous écrire « {0} » ? Valeurs admises : {1}. D’autres types se déclarent dans session-kinds.csv.',
    'Allowed: {0}. Other kinds are declared in session-kinds.csv.':
      'Valeurs admises : {0}. D’autres types se déclarent dans session-kinds.csv.',
    'Did you mean "{0}"? Allowed: {1}.': 'Vouliez-vous écrire « {0} » ? Valeurs admises : {1}.',
    'Allowed: {0}.': 'Valeurs admises : {0}.',
    'Did you mean "{0}"? Letter case counts.': 'Vouliez-vous écrire « {0} » ? Majuscules et minuscules comptent.',
    'Did you mean {0}? Times are written with 24 hours.': 'Vouliez-vous écrire {0} ? Les heures s’écrivent de 0 à 24.',
    'Did you mean "{0}"? Format the column as text first, and then type it again.':
      'Vouliez-vous écrire « {0} » ? Mettez d’abord la colonne au format texte, puis saisissez de nouveau la valeur.',
    'Did you mean {0}?': 'Vouliez-vous écrire {0} ?',
    'There is: {0}.': 'Il existe : {0}.',
    'There are: {0} and {1} more.': 'Il existe : {0} et {1} autres.',
    'There are: {0}.': 'Il existe : {0}.',
    'There is nothing yet that could be named here.': 'Rien n’existe encore qui puisse figurer ici.',
    'Delete one of the two.': 'Supprimez l’un des deux.',
    'Delete it.': 'Supprimez-le.',
    'Delete the word.': 'Supprimez ce mot.',
    'Delete or rename one of the two.': 'Supprimez ou renommez l’un des deux.',
    'Delete or rename one of them.': 'Supprimez ou renommez l’une des deux.',
    'Give one of the two another one.': 'Donnez-en une autre à l’un des deux.',
    'Give one of the two pages another address.': 'Donnez une autre adresse à l’une des deux pages.',
    'Correct one of the two.': 'Corrigez l’un des deux.',
    'Correct one of the two: a row may have been copied.': 'Corrigez l’un des deux : une ligne a peut-être été copiée.',
    'Correct one of the two; times run from 00:00 to 24:00.':
      'Corrigez l’une des deux ; les heures vont de 00:00 à 24:00.',
    'The year may be wrong: correct it.': 'L’année est peut-être fausse : corrigez-la.',
    'Type the word again.': 'Saisissez de nouveau ce mot.',
    'Write one space.': 'Mettez une seule espace.',
    'Write the value itself.': 'Écrivez la valeur elle-même.',
    'Write the title alone.': 'N’écrivez que le titre.',
    'Write it in one line.': 'Écrivez-le sur une seule ligne.',
    'Write the name alone.': 'N’écrivez que le nom.',
    'Write yes or no.': 'Écrivez yes ou no.',
    'Write "{0}" in both places.': 'Écrivez « {0} » aux deux endroits.',
    'Write "{0}" once.': 'N’écrivez « {0} » qu’une fois.',
    'Write "{0}" as {1}, and "{2}" as {3}.': 'Écrivez « {0} » dans {1} et « {2} » dans {3}.',
    'Write {0} if the sign separates thousands, or {1} if it begins the decimals.':
      'Écrivez {0} si le signe sépare les milliers, ou {1} s’il introduit les décimales.',
    'Write {0}. A spreadsheet has saved the date as the number of a day.':
      'Écrivez {0}. Un tableur a enregistré la date comme un numéro de jour.',
    'Write {0}. A spreadsheet has saved the time as a fraction of a day.':
      'Écrivez {0}. Un tableur a enregistré l’heure comme une fraction de jour.',
    'Fill it in. It holds: {0}': 'Remplissez ce champ.',
    'Write it in this form. It holds: {0}': 'Respectez la forme attendue.',
    'Make sure that the file may be read by everybody on this machine.':
      'Vérifiez que ce fichier est lisible par tous sur cet ordinateur.',
    'Put the file itself here, and make sure that it may be read.':
      'Mettez ici le fichier lui-même, et vérifiez qu’il est lisible.',
    'Open it in a picture program, save it as JPEG, PNG, WebP or AVIF, and name that file.':
      'Ouvrez-la dans un logiciel d’images, enregistrez-la en JPEG, PNG, WebP ou AVIF, et indiquez ce fichier.',
    'It may be incomplete: get it again from its source, or save it again.':
      'Elle est peut-être incomplète : récupérez-la à la source ou enregistrez-la de nouveau.',
    'The picture public{0} is broken or incomplete.': 'L’image public{0} est endommagée ou incomplète.',
    '"{0}" ({1}–{2})': '« {0} » ({1}–{2})',
    '"{0}" ({1}, {2}–{3})': '« {0} » ({1}, {2}–{3})',
    'the column "{0}"': 'la colonne « {0} »',
    'the field "{0}"': 'le champ « {0} »',
    'entry {0} of the column "{1}"': 'l’entrée {0} de la colonne « {1} »',
    'entry {0} of the field "{1}"': 'l’entrée {0} du champ « {1} »',
    'the field': 'le champ',
    'the file': 'le fichier',
    'the item': 'l’élément',
    Monday: 'lundi',
    Tuesday: 'mardi',
    Wednesday: 'mercredi',
    Thursday: 'jeudi',
    Friday: 'vendredi',
    Saturday: 'samedi',
    Sunday: 'dimanche',
    'Continue with one of: {0}.': 'Poursuivez avec l’un de ces noms : {0}.',
    'Continue with one of: {0} and {1} more.': 'Poursuivez avec l’un de ces noms : {0} et {1} autres.',
    'The other one is here.': 'L’autre est ici.',
    'The other one is here, number {0}.': 'L’autre est ici, sous le numéro {0}.',
    'The first one is here.': 'Le premier est ici.',
    'The first is here.': 'Le premier est ici.',
    'The first time is here.': 'La première fois est ici.',
    'First used here.': 'Premier emploi ici.',
    'It is here, too.': 'Il figure aussi ici.',
    'It is here.': 'C’est ici.',
    'It says so here.': 'C’est indiqué ici.',
    'It begins here.': 'Elle commence ici.',
    'It continues another one here.': 'Elle en prolonge une autre ici.',
    'It means {0} here.': 'Ici, cela désigne {0}.',
    'It is that of {0} here.': 'Ici, c’est celui de {0}.',
    'One of the others is here.': 'L’un des autres est ici.',
    'One of the papers is here.': 'L’un des articles est ici.',
    'No row of this table has one.': 'Aucune ligne de ce tableau n’en a.',
    'Or this amount is the wrong one.': 'Ou c’est ce montant qui est faux.',
    'Or the amounts of this row are wrong: there is no third row to compare with.':
      'Ou ce sont les montants de cette ligne qui sont faux : il n’y a pas de troisième ligne pour comparer.',
    'That session is a part of another one here.': 'Cette session fait partie d’une autre ici.',
    'That session is here.': 'Cette session est ici.',
    'The amount that it follows from is here.': 'Le montant dont il découle est ici.',
    'The amount without accommodation is here.': 'Le montant sans hébergement est ici.',
    'The conference begins here.': 'La conférence commence ici.',
    'The country is here.': 'Le pays est ici.',
    'The currency is here.': 'La devise est ici.',
    'The date is here.': 'La date est ici.',
    'The day of the conference is here.': 'Le jour de la conférence est ici.',
    'The early fee is here.': 'Le tarif anticipé est ici.',
    'The end of the conference is here.': 'La fin de la conférence est ici.',
    'The fact is here.': 'L’information est ici.',
    'The fee of non-members is here.': 'Le tarif des non-membres est ici.',
    'The fee without accommodation is here.': 'Le tarif sans hébergement est ici.',
    'The file is described here.': 'Le fichier est décrit ici.',
    'The kind is here.': 'Le type est ici.',
    'The kind of the session is here.': 'Le type de la session est ici.',
    'The name is here.': 'Le nom est ici.',
    'The other amount is here.': 'L’autre montant est ici.',
    'The other column is here.': 'L’autre colonne est ici.',
    'The other fee is here.': 'L’autre tarif est ici.',
    'The other one ends here.': 'L’autre finit ici.',
    'The other session is here.': 'L’autre session est ici.',
    'The payment form is switched on here.': 'Le formulaire de paiement est activé ici.',
    'The session around it is here.': 'La session qui l’entoure est ici.',
    'The session is here.': 'La session est ici.',
    'The speaker is here.': 'La personne qui intervient est ici.',
    'The start is here.': 'Le début est ici.',
    'The text is here.': 'Le texte est ici.',
    'The time zone is here.': 'Le fuseau horaire est ici.',
    'The venue of the conference is here.': 'Le lieu de la conférence est ici.',
    'This list is empty, too.': 'Cette liste aussi est vide.',
    'Session {0} is here.': 'La session {0} est ici.',
    '"{0}" has it already.': '« {0} » l’a déjà.',
    '{0} names no panel here.': '{0} n’indique aucune table ronde ici.',
    '{0} names one that another session names.': '{0} en indique une qu’une autre session indique aussi.',
    '"{0}" is here.': '« {0} » est ici.',
    '<0> is here.': '<0> : ici.',
    'Every conference needs this file; "npx colloquium new" writes it into a new folder. Or make it with these lines and your own facts: name, acronym, start, end (as 2031-05-20), timeZone (as Europe/Paris), and "venue:" with "city:" below it, or "online: true".':
      'Toute conférence a besoin de ce fichier ; « npx colloquium new » l’écrit dans un nouveau dossier. Vous pouvez aussi le créer avec ces lignes et vos données : name, acronym, start, end (sous la forme 2031-05-20), timeZone (comme Europe/Paris), et « venue: » avec « city: » au-dessous, ou « online: true ».',
    'Put the whole text between quotation marks, and write a quotation mark inside it twice: "the ""best"" paper".':
      'Mettez tout le texte entre guillemets droits, et doublez ceux qu’il contient : "the ""best"" paper".',
    'This row has {0} cells, the header has {1}.': 'Cette ligne a {0} cellules, l’en-tête en a {1}.',
    '{0} is not <1>.': '{0} n’est pas <1>.',
    'a date': 'une date',
    'Write "{0}", or give the file another name.': 'Écrivez « {0} », ou donnez un autre nom au fichier.',
    'Write "{0}", or correct the title.': 'Écrivez « {0} », ou corrigez le titre.',
    'Write "{0}": screen readers may spell words in capitals.':
      'Écrivez « {0} » : les lecteurs d’écran épellent parfois les mots en capitales.',
    'Write "{0}": the same person is then found everywhere.':
      'Écrivez « {0} » : la même personne se retrouve alors partout.',
    'Write "{0}", as the other names are written.': 'Écrivez « {0} », comme les autres noms.',
    'Write "{0}". If it is one name, accept this warning.':
      'Écrivez « {0} ». Si c’est un seul nom, acceptez cet avertissement.',
    'Write {0}, or correct the kind.': 'Écrivez {0}, ou corrigez le type.',
    'Write "{0}".': 'Écrivez « {0} ».',
    'Write {0}.': 'Écrivez {0}.',
    'an e-mail address': 'une adresse électronique',
    'A spreadsheet has made it of {0}, or of a number near it. <1>':
      'Un tableur l’a fait à partir de {0}, ou d’un nombre proche. <1>',
    'A spreadsheet has made it of a long number, whose last digits are lost here. <0>':
      'Un tableur l’a fait à partir d’un long nombre, dont les derniers chiffres sont perdus ici. <0>',
    'A spreadsheet or a keyboard has put decimals into it, or made it of something else. Write a whole number. <0>':
      'Un tableur ou un clavier y a mis des décimales, ou l’a fait à partir d’autre chose. Écrivez un nombre entier. <0>',
    'Format the column as text first, and then type it again: a spreadsheet leaves texts alone.':
      'Mettez d’abord la colonne au format texte, puis saisissez de nouveau la valeur : un tableur ne touche pas aux textes.',
    'Write {{name}}, for example {{conference.acronym}}, or {{date name}} for a date.':
      'Écrivez {{name}}, par exemple {{conference.acronym}}, ou {{date name}} pour une date.',
    'To show the sign itself, write a backslash before it: {0}.':
      'Pour afficher le signe lui-même, mettez une barre oblique inverse devant : {0}.',
    'Write the character itself: the files are UTF-8.': 'Écrivez le caractère lui-même : les fichiers sont en UTF-8.',
    '"{0}" has the name of the session "{1}", and the text of "{2}".':
      '« {0} » porte le nom de la session « {1} » et a le texte de « {2} ».',
    '"{0}" has a superfluous full stop or hyphen in its host.':
      '« {0} » a un point ou un trait d’union de trop dans son nom d’hôte.',
    'Delete it: there is no such host.': 'Supprimez-le : un tel hôte n’existe pas.',
    '"{0}" is here for the second time.': '« {0} » figure ici pour la deuxième fois.',
    'Write the letter itself: the files are UTF-8.': 'Écrivez la lettre elle-même : les fichiers sont en UTF-8.',
    'Write {0}: the files are UTF-8.': 'Écrivez {0} : les fichiers sont en UTF-8.',
    '"{0}" is of {1}; the conference is in {2}.': '« {0} » date de {1} ; la conférence a lieu en {2}.',
    '"{0}" names a year of five digits.': '« {0} » contient une année de cinq chiffres.',
    '"{0}" is {1} with two letters exchanged.': '« {0} » est {1} avec deux lettres interverties.',
    '"{0}" is another conference than {1}.': '« {0} » est une autre conférence que {1}.',
    'Write {{conference.acronym}}: the text may have been copied from elsewhere. If the other is meant, accept this warning.':
      'Écrivez {{conference.acronym}} : le texte a peut-être été copié d’ailleurs. Si l’autre est bien visée, acceptez cet avertissement.',
    'Correct the year, or write {{conference.acronym}}, which is always right. If a past edition is meant, accept this warning.':
      'Corrigez l’année, ou écrivez {{conference.acronym}}, toujours juste. Si une édition passée est visée, acceptez cet avertissement.',
    'Correct the year. If a past edition is meant, accept this warning.':
      'Corrigez l’année. Si une édition passée est visée, acceptez cet avertissement.',
    'Correct the year.': 'Corrigez l’année.',
    '{0} and {1} have the same <2>.': '{0} et {1} ont <2>.',
    'e-mail address': 'la même adresse électronique',
    logo: 'le même logo',
    picture: 'la même image',
    portrait: 'le même portrait',
    'With the {0} {1}, the contrast of <2> on <3> ({4} on {5}, in <6> colours) is {7}:1 (and {8} more are too low); <9>.':
      'Avec « {0} » ({1}), le contraste entre <2> et <3> ({4} sur {5}, en couleurs <6>) est de {7}:1 (et {8} autres sont trop faibles) ; <9>.',
    'With the {0} {1}, the contrast of <2> on <3> ({4} on {5}, in <6> colours) is {7}:1; <8>.':
      'Avec « {0} » ({1}), le contraste entre <2> et <3> ({4} sur {5}, en couleurs <6>) est de {7}:1 ; <8>.',
    text: 'le texte',
    'quiet text': 'le texte discret',
    headings: 'les titres',
    links: 'les liens',
    'words in the accent': 'les mots en couleur d’accent',
    'signs in the accent': 'les signes en couleur d’accent',
    'error messages': 'les messages d’erreur',
    'good news': 'les messages de réussite',
    'white words': 'les mots blancs',
    'bright words': 'les mots clairs',
    words: 'les mots',
    'the ring of the focus': 'le contour du focus',
    'the page': 'la page',
    cards: 'les cartes',
    'tinted grounds': 'les fonds teintés',
    'what the pointer is on': 'l’élément survolé',
    'the band': 'le bandeau',
    'the darkest part of the band': 'la partie la plus sombre du bandeau',
    'the lightest part of the band': 'la partie la plus claire du bandeau',
    buttons: 'les boutons',
    'buttons under the pointer': 'les boutons survolés',
    light: 'claires',
    dark: 'sombres',
    'WCAG AA asks for at least {0}:1': 'WCAG AA demande au moins {0}:1',
    'WCAG AAA asks for {0}:1, which more people can read': 'WCAG AAA demande {0}:1, lisible par plus de personnes',
    'No shade of {0} is enough: choose another colour, or change the colours next to it.':
      'Aucune nuance de {0} ne suffit : choisissez une autre couleur, ou changez les couleurs voisines.',
    'The nearest shade that passes is "{0}".': 'La nuance conforme la plus proche est « {0} ».',
  },
  'absurd-length': {
    '"{0}" lasts {1} minutes, from {2} to {3}.': '« {0} » dure {1} minutes, de {2} à {3}.',
    'Check both times: a {0} session lasts at least {1} minutes and at most <2>.':
      'Vérifiez les deux heures : une session de type {0} dure au moins {1} minutes et au plus <2>.',
    '{0} hours': '{0} heures',
    '{0} minutes': '{0} minutes',
  },
  'all-capitals': {
    '{0} is written in capitals.': '{0} est écrit en capitales.',
    'Write it as in a sentence: capitals take longer to read, and some screen readers spell them.':
      'Écrivez-le comme dans une phrase : les capitales se lisent plus lentement, et certains lecteurs d’écran les épellent.',
  },
  'ambiguous-spelling': {
    '"{0}" means {1} here and {2} elsewhere.': '« {0} » désigne {1} ici et {2} ailleurs.',
    'Leave the spelling to one of the two.': 'Laissez cette graphie à l’une des deux personnes.',
  },
  'amount-disagrees': {
    '"{0}" is not an amount in fees.csv or supplements.csv.':
      '« {0} » n’est un montant ni de fees.csv ni de supplements.csv.',
    '"{0}" is an amount in {1}, and the text says "{2}".': '« {0} » est un montant en {1}, et le texte dit « {2} ».',
    '"{0}" is in {1}, in which nothing is to be paid.': '« {0} » est en {1}, devise dans laquelle rien n’est à payer.',
    'Let the text fetch the amount, as in {{fees.late.local}}: then it is right wherever it changes.':
      'Laissez le texte aller chercher le montant, comme {{fees.late.local}} : il restera juste s’il change.',
    'Fetch the other amount, or correct the currency.': 'Appelez l’autre montant, ou corrigez la devise.',
  },
  'asset-letter-case': {
    'The file is called public{0}: letter case counts on the web, even if this disk ignores it.':
      'Le fichier s’appelle public{0} : sur le web, majuscules et minuscules comptent, même si ce disque n’en tient pas compte.',
  },
  'bad-asset': {
    'the address of a file in public/': 'l’adresse d’un fichier de public/',
    'Write it with a slash at the start and no spaces, as in /images/people/name.svg for public/images/people/name.svg.':
      'Écrivez-la avec une barre oblique au début et sans espaces, comme /images/people/name.svg pour public/images/people/name.svg.',
  },
  'bad-colour': {
    'a colour': 'une couleur',
    'Write it with a # and six digits or letters from a to f, between quotation marks, as in "#0b3c5d".':
      'Écrivez-la avec un # et six chiffres ou lettres de a à f, entre guillemets droits, par exemple "#0b3c5d".',
  },
  'bad-country': {
    'a code of ISO 3166': 'un code de l’ISO 3166',
    'Write {0} for {1}.': 'Écrivez {0} pour {1}.',
    'Write its two letters from ISO 3166, such as TN or FR, or its name.':
      'Écrivez ses deux lettres de l’ISO 3166, comme TN ou FR, ou son nom.',
  },
  'bad-currency': {
    'the code of a currency': 'le code d’une devise',
    'Write its three letters from ISO 4217: TND for the Tunisian dinar, EUR for the euro.':
      'Écrivez ses trois lettres de l’ISO 4217 : TND pour le dinar tunisien, EUR pour l’euro.',
  },
  'bad-date': {
    'a date with a time': 'une date avec une heure',
    'a moment in UTC': 'un instant en UTC',
    'Write it as in 2023-12-13T08:00.': 'Écrivez-la sous la forme 2023-12-13T08:00.',
    'Write it as in 2023-12-13T08:00:00Z; "npx colloquium release" does.':
      'Écrivez-le sous la forme 2023-12-13T08:00:00Z, comme le fait « npx colloquium release ».',
    'It may be {0} or {1}, and neither the days of the conference nor the dates around it decide: write {0} if the day comes first, or {1} if the month does.':
      'Ce peut être le {0} ou le {1}, et ni les jours de la conférence ni les dates voisines ne permettent de trancher : écrivez {0} si le jour est en premier, ou {1} si c’est le mois.',
    'Write year, month and day as in 2023-12-13. If a spreadsheet rewrites dates, format the column as text first.':
      'Écrivez l’année, le mois et le jour sous la forme 2023-12-13. Si un tableur transforme les dates, mettez d’abord la colonne au format texte.',
  },
  'bad-doi': {
    'a DOI': 'un DOI',
    'Write it as in 10.1000/182, without https://doi.org/ before it.':
      'Écrivez-le sous la forme 10.1000/182, sans https://doi.org/ devant.',
  },
  'bad-email': {
    'Write it as in name@example.org.': 'Écrivez-la sous la forme name@example.org.',
  },
  'bad-host': {
    'the name of a host': 'un nom d’hôte',
    'Write the name alone in small letters, without https:// and without a path, as in pay.example.org.':
      'N’écrivez que le nom, en minuscules, sans https:// ni chemin, comme pay.example.org.',
  },
  'bad-isbn': {
    'an ISBN': 'un ISBN',
    'Write its ten or thirteen digits with hyphens, as in 978-0-00-000000-2. The last one is a check: a mistyped digit does not fit it.':
      'Écrivez ses dix ou treize chiffres avec des traits d’union, comme 978-0-00-000000-2. Le dernier est une clé de contrôle, qui révèle un chiffre mal saisi.',
  },
  'bad-issn': {
    'an ISSN': 'un ISSN',
    'Write two groups of four digits, as in 1613-0073. The last one is a check: a mistyped digit does not fit it.':
      'Écrivez deux groupes de quatre chiffres, comme 1613-0073. Le dernier est une clé de contrôle, qui révèle un chiffre mal saisi.',
  },
  'bad-language': {
    '"{0}" is not the code of a language.': '« {0} » n’est le code d’aucune langue.',
    'the code of a language': 'le code d’une langue',
    'Write its code of two or three letters: ar for Arabic, fr for French, it for Italian.':
      'Écrivez son code de deux ou trois lettres : ar pour l’arabe, fr pour le français, it pour l’italien.',
  },
  'bad-link': {
    'the address of a service': 'l’adresse d’un service',
    'the address of a site': 'l’adresse d’un site',
    'a link that may be used here': 'un lien utilisable ici',
    'a link with its label': 'un lien avec son libellé',
    'Write it with https:// and without a slash at the end, as in https://payments.example.org, or as a path of its host, as in /api/payments.':
      'Écrivez-la avec https:// et sans barre oblique finale, comme https://payments.example.org, ou comme un chemin de son hôte, tel que /api/payments.',
    'Write it with https:// and without a slash at the end, as in https://conference.example.org or https://example.org/conf2027.':
      'Écrivez-la avec https:// et sans barre oblique finale, comme https://conference.example.org ou https://example.org/conf2027.',
    'Write https://… for another site, mailto:… for a mailbox, or the address of a page of this site, starting with a slash.':
      'Écrivez https://… pour un autre site, mailto:… pour une adresse électronique, ou l’adresse d’une page de ce site, avec une barre oblique au début.',
    'Write the label, a space and the address, as in Recording https://example.org/1; several are separated by semicolons.':
      'Écrivez le libellé, une espace et l’adresse, comme Recording https://example.org/1 ; séparez-en plusieurs par des points-virgules.',
    '{{…}} works only in texts, and this is a link: write the address itself, as in conference.yaml.':
      '{{…}} ne fonctionne que dans les textes, et ceci est un lien : écrivez l’adresse elle-même, comme dans conference.yaml.',
  },
  'bad-orcid': {
    'an ORCID iD': 'un identifiant ORCID',
    'Write it as in {0}.': 'Écrivez-le sous la forme {0}.',
    'Compare it with the original: if its first fifteen digits are right, it is {0}.':
      'Comparez-le avec l’original : si ses quinze premiers chiffres sont justes, c’est {0}.',
    'Write four groups of four digits, as in 0000-0002-1825-0097.':
      'Écrivez quatre groupes de quatre chiffres, comme 0000-0002-1825-0097.',
  },
  'bad-route': {
    'the address of a page': 'l’adresse d’une page',
    'Write it with a slash at the start and none at the end, with letters, digits, hyphens and & alone, and without an ending such as .html, as in /callForPapers.':
      'Écrivez-la avec une barre oblique au début et aucune à la fin, avec seulement des lettres, des chiffres, des traits d’union et &, et sans terminaison telle que .html, comme /callForPapers.',
  },
  'bad-time': {
    'a time of day': 'une heure',
    'an hour at which a day ends': 'une heure de fin de journée',
    'Write hours and minutes as in 09:30 or 14:00; 24:00 is midnight, and 01:30 is after it.':
      'Écrivez heures et minutes sous la forme 09:30 ou 14:00 ; minuit s’écrit 24:00, et 01:30 vient après.',
    'Write hours and minutes as in 09:30 or 14:00.': 'Écrivez heures et minutes sous la forme 09:30 ou 14:00.',
    'Write hours and minutes as in 04:00; 12:00 at most.':
      'Écrivez heures et minutes sous la forme 04:00, au plus tard 12:00.',
  },
  'bad-time-zone': {
    'a time zone': 'un fuseau horaire',
    'Write an IANA name such as Africa/Tunis or Europe/Paris.':
      'Écrivez un nom de l’IANA, comme Africa/Tunis ou Europe/Paris.',
    'Write AoE for "anywhere on Earth" (UTC−12), or an IANA name such as Africa/Tunis or Europe/Paris.':
      'Écrivez AoE pour « partout sur Terre » (UTC−12), ou un nom de l’IANA, comme Africa/Tunis ou Europe/Paris.',
  },
  'bic-form': {
    'The bank of "{0}" is in {1}, and the account of the IBAN in {2}.':
      'La banque de « {0} » est dans le pays {1}, et le compte de l’IBAN dans le pays {2}.',
    '"{0}" is not a BIC.': '« {0} » n’est pas un BIC.',
    'Copy both again from a bank statement.': 'Recopiez les deux d’un relevé bancaire.',
    'Write the 8 or 11 letters and digits that the bank gives: four letters, the country, the place, the branch.':
      'Écrivez les 8 ou 11 lettres et chiffres que donne la banque : quatre lettres, le pays, le lieu, l’agence.',
  },
  'breaks-overlap': {
    '<0> is at the same time as <1>.': '<0> a lieu en même temps que <1>.',
    'Correct the times of one, or delete it. If the two are in different rooms, write the rooms.':
      'Corrigez les heures de l’une, ou supprimez-la. Si elles sont dans deux salles, indiquez les salles.',
  },
  'broken-anchor': {
    'The page "{0}" ({1}) has no section "{2}".': 'La page « {0} » ({1}) n’a pas de section « {2} ».',
  },
  'broken-font': {
    'The file public{0} is not a font of the format WOFF2.':
      'Le fichier public{0} n’est pas une police au format WOFF2.',
    'Download it again; renaming a font of another format is not enough.':
      'Téléchargez-la de nouveau ; renommer une police d’un autre format ne suffit pas.',
  },
  'broken-link': {
    'The link "{0}" leads to no page or file of this site.':
      'Le lien « {0} » ne mène à aucune page ni à aucun fichier de ce site.',
    'The site has no page "{0}" as long as there is nothing to show on it: add its content, or delete the link.':
      'Le site n’a pas de page « {0} » tant qu’elle n’a rien à montrer : ajoutez son contenu, ou supprimez le lien.',
  },
  'cells-exchanged': {
    '{0} as {1} and {2} as {3} are exchanged.': '{0} ({1}) et {2} ({3}) sont intervertis.',
    'Write each in the place of the other.': 'Mettez chacun à la place de l’autre.',
    'The title {0} and the unit {1} seem to be exchanged.': 'Le titre {0} et l’unité {1} semblent intervertis.',
    'The title {0} and the note {1} seem to be exchanged.': 'Le titre {0} et la remarque {1} semblent intervertis.',
    'The {0} {1} and the {2} {3} seem to be exchanged.': 'Les valeurs {1} ({0}) et {3} ({2}) semblent interverties.',
    'The {0} {1} is <2>: they seem to be exchanged.': 'La valeur {1} ({0}) est <2> : elles semblent interverties.',
    'the {0} of other rows, and its {0} {1} is that of none':
      '« {0} » dans d’autres lignes, et la valeur {1} ne l’est dans aucune',
    'a {0}, and its {0} {1} is none': 'une valeur de « {0} », et {1} n’en est pas une',
  },
  'columns-exchanged': {
    'The columns "{0}" and "{1}" have each other\'s name: the first row has {2} as {0}, and {3} as {1}.':
      'Les noms des colonnes « {0} » et « {1} » sont intervertis : la première ligne a {2} dans {0}, et {3} dans {1}.',
    'Exchange the two names in the first line of the table.':
      'Intervertissez les deux noms dans la première ligne du tableau.',
  },
  'contribution-unscheduled': {
    '"{0}" is in no session, and has no slot of its own.':
      '« {0} » n’est dans aucune session et n’a pas de créneau propre.',
    'Write the id of its session in the column "session", or say when it is presented: in contributions.csv by its day and hours, or in presentations.csv.':
      'Écrivez l’identifiant de sa session dans la colonne « session », ou dites quand il est présenté : dans contributions.csv par son jour et ses heures, ou dans presentations.csv.',
  },
  'control-character': {
    'There is an invisible control character ({0}) here.': 'Il y a ici un caractère de contrôle invisible ({0}).',
    'Delete it: it often comes from copying out of a PDF or a word processor. If you cannot find it, write the words again.':
      'Supprimez-le : il vient souvent d’une copie depuis un PDF ou un traitement de texte. Si vous ne le trouvez pas, saisissez de nouveau les mots.',
  },
  'country-two-spellings': {
    '"{0}" is the name of {1} in another language.': '« {0} » désigne {1} dans une autre langue.',
    '"{0}" and "{1}" have one code in ISO 3166, {2}.': '« {0} » et « {1} » ont le même code dans l’ISO 3166, {2}.',
  },
  'country-unknown': {
    '"{0}" is not in ISO 3166.': '« {0} » ne figure pas dans l’ISO 3166.',
    'Write the name of a country or territory, or its code, such as TN: not a city or a continent. If the name is right, accept this warning.':
      'Écrivez le nom d’un pays ou d’un territoire, ou son code, comme TN : ni ville ni continent. Si le nom est juste, acceptez cet avertissement.',
  },
  'currency-name': {
    '{0} names {1}, and the amounts are in {2}.': '{0} mentionne {1}, et les montants sont en {2}.',
    '"{0}" is not the name of {1}.': '« {0} » n’est pas le nom de la devise {1}.',
    '"{0}" is the name of another currency, and not of {1}.': '« {0} » est le nom d’une autre devise, et non de {1}.',
    '"{0}" is the name of {1}, and not of {2}.': '« {0} » est le nom de la devise {1}, et non de {2}.',
    'Correct the caption or the currency.': 'Corrigez l’intitulé ou la devise.',
    'Correct the name or the code.': 'Corrigez le nom ou le code.',
    'Write "{0}", or correct the code.': 'Écrivez « {0} », ou corrigez le code.',
  },
  'currency-not-named': {
    'The payment form offers {0} and its text names {1} alone.':
      'Le formulaire de paiement propose {0}, et son texte ne mentionne que {1}.',
    'The text of the payment form names {0}, and the form offers {1}.':
      'Le texte du formulaire de paiement mentionne {0}, et le formulaire propose {1}.',
    'Write no, or correct the text of payment.yaml.': 'Écrivez no, ou corrigez le texte de payment.yaml.',
    'Correct the text, or say in currencies.csv what is offered.':
      'Corrigez le texte, ou indiquez dans currencies.csv ce qui est proposé.',
  },
  'currency-number': {
    '{0} is the number of no currency; {1} has {2}.': '{0} n’est le numéro d’aucune devise ; celui de {1} est {2}.',
    '{0} is the number of {1}; {2} has {3}.': '{0} est le numéro de la devise {1} ; celui de {2} est {3}.',
    'Write {0}, or correct the code. Payments are made in the currency that the number names.':
      'Écrivez {0}, ou corrigez le code. Les paiements se font dans la devise que désigne le numéro.',
  },
  'data-format': {
    'This data was made for a later Colloquium: its format is {0}, and this engine reads format {1}.':
      'Ces données ont été faites pour une version plus récente de Colloquium : leur format est {0}, et ce moteur lit le format {1}.',
    'Update the engine: `npx colloquium update`.': 'Mettez le moteur à jour : `npx colloquium update`.',
  },
  'date-disagrees': {
    '"{0}" is not the day of a deadline.': '« {0} » n’est le jour d’aucune échéance.',
    '"{0}" is not a day of the conference.': '« {0} » n’est pas un jour de la conférence.',
    '"{0}" is in {1}; the data has the same day in {2}.': '« {0} » est en {1} ; les données ont le même jour en {2}.',
    '"{0}" is not in the calendar.': '« {0} » n’existe pas dans le calendrier.',
    '"{0}" is the former date of a deadline, which has moved.':
      '« {0} » est l’ancienne date d’une échéance, qui a été déplacée.',
    'Correct it, or let the text fetch the date, as in {{date conference.start}}.':
      'Corrigez-la, ou laissez le texte aller chercher la date, comme {{date conference.start}}.',
    'Correct the day or the month.': 'Corrigez le jour ou le mois.',
  },
  'deadline-order': {
    '"{0}" ({1}) is after the conference.': '« {0} » ({1}) tombe après la conférence.',
    'In the track "{0}", {1} ({2}) comes before {3} ({4}).': 'Dans le volet « {0} », {1} ({2}) précède {3} ({4}).',
    'Correct the date, or accept this warning if it is meant, as for post-proceedings; the conference ends on {0}.':
      'Corrigez la date, ou acceptez cet avertissement si elle est voulue, comme pour des actes publiés après coup ; la conférence finit le {0}.',
    'The order is: {0}. Correct one of the dates.': 'L’ordre est : {0}. Corrigez l’une des dates.',
    'The {0} is here.': '{0} : ici.',
  },
  'deadline-year': {
    '{0} is {1} months away from {2}, which is next to it.': '{0} est à {1} mois de {2}, qui est à côté.',
    '{0} is {1} months away from {2}, the first day of the conference.':
      '{0} est à {1} mois de {2}, premier jour de la conférence.',
    '{0} is {1} months away from {2}, the nearest date of deadlines.csv.':
      '{0} est à {1} mois de {2}, la date la plus proche dans deadlines.csv.',
    '{0} is after the conference begins ({1}).': '{0} tombe après le début de la conférence ({1}).',
    '{0} is before {1}, "{2}".': '{0} précède {1}, « {2} ».',
    'Correct the month or the year: authors cannot submit after the session.':
      'Corrigez le mois ou l’année : on ne peut pas soumettre après la session.',
    'Correct one of the two: a year may be wrong.': 'Corrigez l’une des deux : une année est peut-être fausse.',
  },
  'direction-character': {
    'There is an invisible character ({0}) here that turns the direction of the text after it.':
      'Il y a ici un caractère invisible ({0}) qui inverse le sens du texte qui le suit.',
    'Delete it: Arabic and Hebrew letters run from right to left by themselves. If you cannot find it, write the words again.':
      'Supprimez-le : l’arabe et l’hébreu s’écrivent d’eux-mêmes de droite à gauche. Si vous ne le trouvez pas, saisissez de nouveau les mots.',
  },
  'document-disagrees': {
    '"{0}" names the session "{1}", and belongs to "{2}".':
      '« {0} » mentionne la session « {1} » et appartient à « {2} ».',
    '"{0}" names the session "{1}", and the file is the call of "{2}".':
      '« {0} » mentionne la session « {1} », et le fichier est l’appel de « {2} ».',
    '"{0}" is one letter off "{1}", whose document it is.':
      '« {0} » diffère d’une lettre de « {1} », dont c’est le document.',
    'The session "{0}" leads to <1>.': 'La session « {0} » mène à <1>.',
    'a file of the kind "{0}"': 'un fichier du type « {0} »',
    'the call of "{0}"': 'l’appel de « {0} »',
    'Correct the title: it was copied from another row.': 'Corrigez le titre : il a été copié d’une autre ligne.',
    'Correct the address: documents.csv says which call is whose.':
      'Corrigez l’adresse : documents.csv dit à qui appartient chaque appel.',
  },
  'document-kind': {
    '"{0}" looks like a file of the kind "{1}", and is of the kind "{2}".':
      '« {0} » ressemble à un fichier du type « {1} », et il est du type « {2} ».',
    '"{0}" belongs to the special session "{1}", and is of the kind "{2}".':
      '« {0} » appartient à la session spéciale « {1} », et il est du type « {2} ».',
    '"{0}" ends with .{1}, and files of the kind "{2}" end with .{3}.':
      '« {0} » finit par .{1}, et les fichiers du type « {2} » par .{3}.',
    'Write special-session-call, or leave the special session empty.':
      'Écrivez special-session-call, ou laissez vide la session spéciale.',
    'Correct the kind or the name of the file.': 'Corrigez le type ou le nom du fichier.',
  },
  'double-scheme': {
    '"{0}" has its beginning twice.': '« {0} » a son début en double.',
    '"{0}" contains two addresses.': '« {0} » contient deux adresses.',
    '"{0}" begins with a typo of "www.".': '« {0} » commence par une faute de frappe dans « www. ».',
    '"{0}" has slashes after its colon.': '« {0} » a des barres obliques après le deux-points.',
    'Write https:// once.': 'N’écrivez https:// qu’une fois.',
    'Write www. once, or leave it out.': 'N’écrivez www. qu’une fois, ou omettez-le.',
    'Write mailto: and the address, without slashes.': 'Écrivez mailto: et l’adresse, sans barres obliques.',
  },
  'doubtful-name': {
    '{0} is cited as {1}.': '{0} est cité sous la forme {1}.',
    'If this is wrong, write the family name into the column familyName of people.csv.':
      'Si c’est faux, écrivez le nom de famille dans la colonne familyName de people.csv.',
  },
  'duplicate-column': {
    'There are two columns "{0}".': 'Il y a deux colonnes « {0} ».',
  },
  'duplicate-field': {
    'This name is used twice here.': 'Ce nom est employé deux fois ici.',
  },
  'duplicate-key': {
    'The id "{0}" is in {1}, too.': 'L’identifiant « {0} » figure aussi dans {1}.',
    'The {0} and {1} "{2}" is used twice.': 'La combinaison de {0} et {1} « {2} » est employée deux fois.',
    'The {0} "{1}" is used twice.': 'La valeur « {1} » ({0}) est employée deux fois.',
    'Keep one of the two rows if they mean the same, or give one of them another id.':
      'Si les deux lignes désignent la même chose, n’en gardez qu’une ; sinon, donnez à l’une un autre identifiant.',
    'If the paper is presented twice, keep one row, and list its presentations in presentations.csv. If they are two papers, give one of them another id.':
      'Si l’article est présenté deux fois, gardez une ligne et indiquez ses présentations dans presentations.csv. S’il s’agit de deux articles, donnez à l’un un autre identifiant.',
    'Give one of the two people another address: write it as their "id" in people.csv.':
      'Donnez à l’une des deux personnes une autre adresse : écrivez-la dans « id » de people.csv.',
  },
  'duplicate-member': {
    '{0} is in this committee twice.': '{0} figure deux fois dans ce comité.',
    'Delete one of the two rows. If they are two people, write a second given name or initial.':
      'Supprimez l’une des deux lignes. S’il s’agit de deux personnes, ajoutez un second prénom ou une initiale.',
  },
  'duplicate-person': {
    '{0} is in people.csv twice.': '{0} figure deux fois dans people.csv.',
    'Make one row of the two. If they are two people, write a second given name or initial wherever they are named.':
      'Réunissez les deux lignes. S’il s’agit de deux personnes, ajoutez partout un second prénom ou une initiale.',
  },
  'duplicate-route': {
    'The address {0} is used by two pages, which differ by letter case alone.':
      'L’adresse {0} sert à deux pages, qui ne diffèrent que par les majuscules.',
    'The address {0} is used by two pages.': 'L’adresse {0} sert à deux pages.',
  },
  'duplicate-title': {
    'Two contributions have the title "{0}".': 'Deux contributions ont le titre « {0} ».',
    '"{0}" is scheduled twice.': '« {0} » est programmé deux fois.',
    'Check whether one of the two is a copy.': 'Vérifiez si l’une des deux est une copie.',
    'Delete one of the two rows.': 'Supprimez l’une des deux lignes.',
  },
  'edition-address': {
    'An edition cannot be called "{0}": <1>.': 'Une édition ne peut pas s’appeler « {0} » : <1>.',
    "the site's own files are at this address": 'les fichiers du site lui-même sont à cette adresse',
    'the page "{0}" has this address': 'la page « {0} » a cette adresse',
    'Rename the folder of the edition, for example to its year.':
      'Renommez le dossier de l’édition, par exemple d’après son année.',
  },
  'edition-disagrees': {
    '"{0}" is not the {1} of conference.yaml.': '« {0} » n’est pas celle de conference.yaml : {1}.',
    '"{0}" is not the {1}.': '« {0} » n’est pas l’édition en cours : {1}.',
    'Write {{conference.edition}}, or correct one of the two.':
      'Écrivez {{conference.edition}}, ou corrigez l’une des deux.',
  },
  'edition-in-edition': {
    'The edition "{0}" has editions itself.': 'L’édition « {0} » contient elle-même des éditions.',
    'Move what is in {0} to {1}.': 'Déplacez le contenu de {0} vers {1}.',
  },
  'edition-name': {
    'An edition cannot be called "{0}", since its address begins with the name of its folder.':
      'Une édition ne peut pas s’appeler « {0} », car son adresse commence par le nom de son dossier.',
    'Rename the folder: use small letters, digits and hyphens, as in 2023 or spring-2023.':
      'Renommez le dossier : minuscules, chiffres et traits d’union, comme 2023 ou spring-2023.',
  },
  'empty-committee': {
    'The committee "{0}" has no members.': 'Le comité « {0} » n’a pas de membres.',
    'Add its members to committee-members.csv, with "{0}" in the column "committee", or delete the committee.':
      'Ajoutez ses membres à committee-members.csv, avec « {0} » dans la colonne « committee », ou supprimez le comité.',
  },
  'empty-file': {
    'There is nothing in the file.': 'Le fichier ne contient rien.',
    'The file is empty.': 'Le fichier est vide.',
    'The workbook is empty.': 'Le classeur est vide.',
    '{0} has no rows, and one cell refers to one.': '{0} n’a aucune ligne, alors qu’une cellule y renvoie.',
    '{0} has no rows, and {1} cells refer to them.': '{0} n’a aucune ligne, alors que {1} cellules y renvoient.',
    'Put its rows back if they were lost, or empty the cells that refer to them.':
      'Rétablissez ses lignes si elles ont été perdues, ou videz les cellules qui y renvoient.',
    'Put back what was in it, if saving it failed; delete it if the conference has none.':
      'Si l’enregistrement a échoué, remettez ce qu’il contenait ; s’il est sans objet pour la conférence, supprimez-le.',
  },
  'empty-menu': {
    'The menu entry "{0}" has no link.': 'L’entrée de menu « {0} » n’a pas de lien.',
    'Give it a "link", or "items" with links.': 'Donnez-lui un « link », ou des « items » avec des liens.',
  },
  'empty-table': {
    '{0} has no rows.': '{0} n’a aucune ligne.',
    'Write its rows again if they were lost; otherwise delete the file.':
      'Rétablissez ses lignes si elles ont été perdues ; sinon, supprimez le fichier.',
  },
  'empty-text': {
    'Only the chair is on the panel "{0}".': 'La table ronde « {0} » n’a que sa modération.',
    'This list item is empty.': 'Cet élément de liste est vide.',
    'This quotation is empty.': 'Cette citation est vide.',
    'This label is empty.': 'Ce libellé est vide.',
    'Write what belongs there, or delete the line.': 'Écrivez ce qui doit y figurer, ou supprimez la ligne.',
    'Write its people as "panelists" or as "speakers".':
      'Indiquez les participants dans « panelists » ou « speakers ».',
  },
  'end-before-start': {
    'The end ({0}) is before the start ({1}).': 'La fin ({0}) précède le début ({1}).',
    'Correct one of the two; what ends after midnight ends at most 12 hours after it starts.':
      'Corrigez l’une des deux ; ce qui finit après minuit finit au plus 12 heures après son début.',
  },
  'endless-word': {
    '{0} has {1} letters without a space.': '{0} compte {1} lettres sans espace.',
    'Put the spaces back, or shorten it.': 'Remettez les espaces, ou raccourcissez.',
  },
  'fee-accommodation': {
    '"{0}" costs {1} with accommodation and {2} without.': '« {0} » coûte {1} avec hébergement et {2} sans.',
    'In all rows one of the fees is smaller with accommodation than without.':
      'Dans toutes les lignes, l’un des tarifs est plus bas avec hébergement que sans.',
    'Accommodation does not make a fee smaller: correct one of the two.':
      'L’hébergement ne réduit pas un tarif : corrigez l’un des deux.',
    'The columns "local" and "international" seem to have each other\'s name: exchange the two in the first line.':
      'Les noms des colonnes « local » et « international » semblent intervertis : échangez-les dans la première ligne.',
  },
  'fee-member': {
    '"{0}" costs {1}, "{2}" only {3}.': '« {0} » coûte {1}, et « {2} » seulement {3}.',
    'Members do not pay more than others: correct one of the two.':
      'Les membres ne paient pas plus que les autres : corrigez l’un des deux.',
  },
  'fee-period': {
    'No row of deadlines.csv is "{0}".': 'Aucune ligne de deadlines.csv n’est « {0} ».',
  },
  'fee-unlike-others': {
    '{0} and {1} seem to be exchanged: in the other rows they are the other way round.':
      '{0} et {1} semblent intervertis : dans les autres lignes, c’est l’inverse.',
    '{0} for {1} is another rate than in all other rows: it would be about {2} for {3}, or {4} for {5}.':
      '{0} pour {1} : ce rapport n’est celui d’aucune autre ligne ; ce serait environ {2} pour {3}, ou {4} pour {5}.',
    '{0} does not fit the other amounts: <1>.': '{0} ne s’accorde pas avec les autres montants : <1>.',
    'they suggest about {0}, or about {1} as {2}': 'ils suggèrent environ {0}, ou environ {1} dans {2}',
    'they suggest about {0}': 'ils suggèrent environ {0}',
    'Accommodation costs {0} here, and {1} in all other rows: it would be {2} and {3}, or {4} and {5}.':
      'L’hébergement coûte {0} ici, et {1} dans toutes les autres lignes : ce serait {2} et {3}, ou {4} et {5}.',
    'The two currencies may have been exchanged in this row: correct them.':
      'Les deux devises sont peut-être interverties dans cette ligne : corrigez-les.',
    'Check the digits of both amounts.': 'Vérifiez les chiffres des deux montants.',
    'Check the digits: one may be missing, or typed twice.':
      'Vérifiez les chiffres : il en manque peut-être un, ou l’un est saisi deux fois.',
    'Correct one of the two amounts.': 'Corrigez l’un des deux montants.',
  },
  'fee-zero': {
    'The fee is 0 and will be shown as 0.': 'Le tarif est 0 et s’affichera ainsi.',
    'Write the fee. If it is free, accept this warning.':
      'Écrivez le tarif. Si c’est gratuit, acceptez cet avertissement.',
    'Leave the cell empty if there is no such fee. If it is free, accept this warning.':
      'Laissez la cellule vide si ce tarif n’existe pas. Si c’est gratuit, acceptez cet avertissement.',
  },
  'file-too-large': {
    'The file is larger than {0}.': 'Le fichier dépasse {0}.',
    'The table has more than {0} cells; this is the first beyond them.':
      'Le tableau a plus de {0} cellules ; voici la première de trop.',
    'This cell has more than {0} letters.': 'Cette cellule compte plus de {0} caractères.',
    'Look for an extra quotation mark before it. If the text is as long as a book, link to it instead.':
      'Cherchez avant elle un guillemet de trop ; pour un texte aussi long qu’un livre, mieux vaut un lien.',
    'Delete empty rows and columns, which a spreadsheet may have added by thousands.':
      'Supprimez les lignes et colonnes vides, qu’un tableur a pu ajouter par milliers.',
    'Delete empty rows and columns, and check that it is the right file.':
      'Supprimez les lignes et colonnes vides, et vérifiez que c’est le bon fichier.',
    'The sheet "{0}" has {1} rows and {2} columns.': 'La feuille « {0} » a {1} lignes et {2} colonnes.',
    'Check that it is the right file; a spreadsheet may have added thousands of empty rows.':
      'Vérifiez que c’est le bon fichier ; un tableur a pu ajouter des milliers de lignes vides.',
    'The file public{0} has {1} GiB, and cannot be published.':
      'Le fichier public{0} pèse {1} Gio et ne peut pas être publié.',
    'Keep it with a service for large files, such as one for videos, and link to it.':
      'Confiez-le à un service de gros fichiers, de vidéos par exemple, et mettez un lien.',
  },
  'former-address': {
    'The site has former addresses, but no present one.':
      'Le site a d’anciennes adresses, mais pas d’adresse actuelle.',
    'Write the present address as url, and each of those before it once.':
      'Écrivez l’adresse actuelle dans url, et chacune des précédentes une seule fois.',
    'Write it as url.': 'Écrivez-la dans url.',
  },
  formula: {
    '{0} is a formula, and visitors would read it as it stands.':
      '{0} est une formule, que les visiteurs liraient telle quelle.',
    '{0} is what a spreadsheet shows when a formula fails.':
      '{0} est ce qu’un tableur affiche quand une formule échoue.',
  },
  'formula-in-text': {
    '{0} is a formula or an error value of a spreadsheet.': '{0} est une formule ou une valeur d’erreur de tableur.',
    'Write the text itself; format the column as text before you type into it.':
      'Écrivez le texte lui-même ; mettez la colonne au format texte avant la saisie.',
  },
  'host-disagrees': {
    '"{0}" looks like a host of this conference, but is not in the data.':
      '« {0} » ressemble à un nom d’hôte de cette conférence, mais n’est pas dans les données.',
  },
  'html-in-text': {
    '{0} is HTML, and is shown as it is typed.': '{0} est du HTML et s’affiche tel quel.',
    '{0} is a tag of forums, and is shown as it is typed.': '{0} est une balise de forum et s’affiche telle quelle.',
    '{0} is the code of a line break, and is shown as it is typed.':
      '{0} est le code d’un saut de ligne et s’affiche tel quel.',
    '{0} is the code of a character in addresses.': '{0} est le code d’un caractère dans les adresses.',
    '{0} is the code of a character in HTML.': '{0} est le code d’un caractère en HTML.',
    'Write the words alone: this text has no formatting.':
      'N’écrivez que les mots : ce texte n’a pas de mise en forme.',
    'Write the words alone; Markdown has **bold** and *emphasis*, where a text is Markdown.':
      'N’écrivez que les mots ; dans un texte en Markdown, il y a **gras** et *italique*.',
    'Write a space in its place, or begin a new line.':
      'Mettez une espace à la place, ou commencez une nouvelle ligne.',
    'Write a space in its place.': 'Mettez une espace à la place.',
    'Write {0} in its place.': 'Écrivez {0} à la place.',
  },
  'huge-picture': {
    'The picture {0} has {1} MiB; at most {2} are allowed.': 'L’image {0} pèse {1} Mio ; {2} au plus sont admis.',
    'The picture {0} has {1} pixels; at most {2} million are allowed.':
      'L’image {0} a {1} pixels ; {2} millions au plus sont admis.',
    'Save it with at most 2000 pixels on its longer side: the build makes smaller ones of it.':
      'Enregistrez-la avec au plus 2000 pixels sur son grand côté : la construction en fait de plus petites.',
  },
  'iban-checksum': {
    '"{0}" is not an IBAN: its checksum is wrong.': '« {0} » n’est pas un IBAN : sa clé de contrôle est fausse.',
    '"{0}" has {1} letters and digits; an IBAN of {2} has {3}.':
      '« {0} » a {1} lettres et chiffres ; un IBAN du pays {2} en a {3}.',
    'Copy it again from a bank statement.': 'Recopiez-le d’un relevé bancaire.',
  },
  'ids-by-case': {
    '"{0}" and "{1}" differ in their capitals, zeros or signs alone.':
      '« {0} » et « {1} » ne diffèrent que par des majuscules, des zéros ou des signes.',
    '"{0}" is not written as the other ids of this table are.':
      '« {0} » ne s’écrit pas comme les autres identifiants de ce tableau.',
    'If they are the same, delete one of the two; otherwise give one of them another id.':
      'S’ils désignent la même chose, supprimez l’un des deux ; sinon, donnez à l’un un autre identifiant.',
  },
  'invisible-character': {
    'This text contains an invisible character: {0}.': 'Ce texte contient un caractère invisible : {0}.',
    'Delete it, or type the words around it again.': 'Supprimez-le, ou saisissez de nouveau les mots qui l’entourent.',
  },
  'keynote-without-speaker': {
    '"{0}" has no speaker.': '« {0} » n’a pas de conférencier ni de conférencière.',
    'Write the number of the speaker from speakers.yaml.': 'Écrivez le numéro de la personne dans speakers.yaml.',
  },
  'language-without-words': {
    'The interface is not translated into "{0}"; the site shows English words.':
      'L’interface n’est pas traduite en « {0} » ; le site affiche des mots anglais.',
    'It is translated into {0}. To translate it, run: npx colloquium words. It writes the English words <1>; with all of them translated, dates and lists are, too. It lacks {2}: {3}.':
      'Langues traduites : {0}. Pour en ajouter une, lancez npx colloquium words, qui écrit les mots anglais <1> ; une fois tous traduits, les dates et les listes le sont aussi. Il en manque {2} : {3}.',
    'It is translated into {0}. To translate it, run: npx colloquium words. It writes the English words <1>; with all of them translated, dates and lists are, too. It lacks {2}: {3}, …':
      'Langues traduites : {0}. Pour en ajouter une, lancez npx colloquium words, qui écrit les mots anglais <1> ; une fois tous traduits, les dates et les listes le sont aussi. Il en manque {2} : {3}…',
    'It is translated into {0}. To translate it, run: npx colloquium words. It writes the English words <1>; with all of them translated, dates and lists are, too.':
      'Langues traduites : {0}. Pour en ajouter une, lancez npx colloquium words, qui écrit les mots anglais <1> ; une fois tous traduits, les dates et les listes le sont aussi.',
    'that words.yaml lacks': 'qui manquent dans words.yaml',
    'to words.yaml': 'dans words.yaml',
  },
  'large-asset': {
    'The file public{0} has {1} MiB.': 'Le fichier public{0} pèse {1} Mio.',
    'Save the picture as JPEG or PNG: of those the build makes small ones.':
      'Enregistrez l’image en JPEG ou PNG : de celles-là, la construction en fait de petites.',
  },
  'latex-in-text': {
    '{0} is LaTeX, and is shown as it is typed.': '{0} est du LaTeX et s’affiche tel quel.',
    '{0} is an accent of LaTeX, and is shown as it is typed.': '{0} est un accent de LaTeX et s’affiche tel quel.',
    'Write the words and signs themselves: α, ×, n², “quoted”, –.':
      'Écrivez les mots et les signes eux-mêmes : α, ×, n², « cité », –.',
  },
  'letters-without-font': {
    'No font for paper has {0} of {1}.': 'Aucune police pour l’impression n’a {0}, dans {1}.',
    '{0} has emoji, which are left out on paper and cards.':
      '{0} contient des émojis, omis à l’impression et sur les cartes.',
    'If this is meant so, accept this warning.': 'Si c’est voulu, acceptez cet avertissement.',
    'Install one: npm install {0}. Without it, the badge and the certificate are left out, and other documents have Latin letters.':
      'Installez-en une : npm install {0}. Sans elle, le badge et l’attestation sont omis, et les autres documents sont en lettres latines.',
    'The badge and the certificate are left out, and other documents have Latin letters.':
      'Le badge et l’attestation sont omis, et les autres documents sont en lettres latines.',
  },
  'link-tail': {
    '"{0}" contains a space (%20) that does not belong to it.':
      '« {0} » contient une espace (%20) qui n’en fait pas partie.',
    '"{0}" has a comma or semicolon in its host.': '« {0} » a une virgule ou un point-virgule dans son nom d’hôte.',
    '"{0}" ends with a punctuation mark.': '« {0} » finit par un signe de ponctuation.',
    'Delete %20: it was copied with the address.': 'Supprimez %20 : il a été copié avec l’adresse.',
    'Write a full stop instead.': 'Écrivez un point à la place.',
    'Delete the last character: it changes the address.': 'Supprimez le dernier caractère : il change l’adresse.',
  },
  'link-words': {
    'This link says {0} and leads to {1}.': 'Ce lien dit {0} et mène à {1}.',
    'The link text {0} does not describe its target.': 'Le texte du lien {0} ne décrit pas sa destination.',
    'The link to {0} has no text.': 'Le lien vers {0} n’a pas de texte.',
    'Write the same address twice, or words that name it.':
      'Écrivez deux fois la même adresse, ou des mots qui la désignent.',
    'Write what visitors find there: "See the schedule".':
      'Écrivez ce que les visiteurs y trouvent : « Voir le programme ».',
    'Use words that name it as the link text: "the [templates](…)". Screen readers list links by their text.':
      'Prenez pour texte du lien des mots qui le désignent : « les [modèles](…) ». Les lecteurs d’écran énumèrent les liens par leur texte.',
    'Describe its target between the square brackets.': 'Décrivez sa destination entre les crochets.',
  },
  'localhost-link': {
    '"{0}" leads to <1>.': '« {0} » mène au mauvais endroit : <1>.',
    '"{0}" is <1>, where visitors cannot pay.': '« {0} » est <1> : les visiteurs ne peuvent pas y payer.',
    "the visitor's own computer or network": 'l’ordinateur ou le réseau du visiteur lui-même',
    'a test copy of a site': 'une copie d’essai d’un site',
    'a test service': 'un service d’essai',
    'Write the public address; of a page of this site, only its path, as in /registration.':
      'Écrivez l’adresse publique ; pour une page de ce site, seulement son chemin, comme /registration.',
    'Write the public address that the technicians of the payment service have given.':
      'Écrivez l’adresse publique donnée par les techniciens du service de paiement.',
  },
  'lost-character': {
    'This is half of a letter ({0}); its other half was lost.':
      'C’est la moitié d’une lettre ({0}) ; l’autre moitié est perdue.',
    'A letter was lost here when the file was saved or converted: it is only "{0}" now.':
      'Une lettre a été perdue ici quand le fichier a été enregistré ou converti : il n’en reste que « {0} ».',
    'Write the letter again, without "\\u".': 'Saisissez de nouveau la lettre, sans « \\u ».',
    'Write the letter again, and look for others; or save the file as UTF-8 from a copy that is still right.':
      'Saisissez de nouveau la lettre, et cherchez-en d’autres ; ou enregistrez le fichier en UTF-8 à partir d’une copie encore intacte.',
  },
  'lost-letter': {
    '{0} has an accent instead of an apostrophe.': '{0} a un accent à la place d’une apostrophe.',
    '{0} has a character that most computers show as a box.':
      '{0} a un caractère que la plupart des ordinateurs affichent comme un carré.',
    '{0} has a question mark where a letter should be.': '{0} a un point d’interrogation à la place d’une lettre.',
    '{0} has a question mark where a sign should be.': '{0} a un point d’interrogation à la place d’un signe.',
    'Write "’".': 'Écrivez « ’ ».',
    'Type what was meant, or delete it: it comes from a font that readers do not have.':
      'Saisissez ce qui était voulu, ou supprimez-le : il vient d’une police que les lecteurs n’ont pas.',
    'A program has lost the letter: type it again, and save the file as UTF-8.':
      'Un logiciel a perdu la lettre : saisissez-la de nouveau, et enregistrez le fichier en UTF-8.',
    'A program has lost the sign, such as "°", "µ", "±" or "–": type it again, and save the file as UTF-8.':
      'Un logiciel a perdu le signe, par exemple « ° », « µ », « ± » ou « – » : saisissez-le de nouveau, et enregistrez le fichier en UTF-8.',
  },
  'markdown-heading': {
    'This text has no headings: visitors would read the signs "#".':
      'Ce texte n’a pas d’intertitres : les visiteurs liraient les signes « # ».',
    'The sign "#" is shown as it is, since no space follows it.':
      'Le signe « # » s’affiche tel quel, car aucune espace ne le suit.',
    'A line of signs is shown as it is: it makes neither a heading nor a line here.':
      'Une ligne de signes s’affiche telle quelle : elle ne fait ici ni intertitre ni filet.',
    'This heading has level {0}, and the one before it level {1}.':
      'Cet intertitre est de niveau {0}, et le précédent de niveau {1}.',
    'This heading has level 1, as the title of the page.': 'Cet intertitre est de niveau 1, comme le titre de la page.',
    'This line under a text makes no heading, but a line across the page.':
      'Cette ligne sous un texte ne fait pas un intertitre, mais un filet en travers de la page.',
    'Write the words in **bold** on a line of their own, or put them into the heading of the section.':
      'Mettez les mots en **gras** sur leur propre ligne, ou dans le titre de la section.',
    'In a page of its own, a heading is written "## Heading". <0>':
      'Dans une page à part, un intertitre s’écrit « ## Heading ». <0>',
    'Delete it; in a page of its own, a heading is written "## Heading", and a line is between two empty lines.':
      'Supprimez-la ; dans une page à part, un intertitre s’écrit « ## Heading », et un filet se place entre deux lignes vides.',
    'Write "{0}": screen readers count the levels, and none may be left out.':
      'Écrivez « {0} » : les lecteurs d’écran comptent les niveaux, et aucun ne doit manquer.',
    'Begin with "## Heading": the title of the page is the only heading of level 1.':
      'Commencez par « ## Heading » : le titre de la page est le seul de niveau 1.',
    'Write "## " before the words for a heading; put an empty line before the hyphens for a line.':
      'Pour un intertitre, écrivez « ## » devant les mots ; pour un filet, mettez une ligne vide avant les tirets.',
  },
  'markdown-html': {
    'HTML is shown as it is typed.': 'Le HTML s’affiche tel qu’il est saisi.',
    'No character has this name, so that it is shown as it is typed.':
      'Aucun caractère ne porte ce nom, qui s’affiche donc tel quel.',
    'Write **bold**, *soft*, [words](address) or a list with hyphens; a line ends with a backslash. Delete comments.':
      'Écrivez **gras**, *italique*, [mots](adresse) ou une liste à tirets ; une ligne finit par une barre oblique inverse. Supprimez les commentaires.',
  },
  'markdown-in-plain-text': {
    '{0} is Markdown, in a text that is shown as it is typed.':
      '{0} est du Markdown, dans un texte qui s’affiche tel quel.',
    'Write the words without the signs around them.': 'Écrivez les mots sans les signes qui les entourent.',
    'Write the words alone; a text of another field may have the link.':
      'N’écrivez que les mots ; le texte d’un autre champ peut porter le lien.',
  },
  'markdown-line-break': {
    'This backslash is shown as it is, since nothing follows it.':
      'Cette barre oblique inverse s’affiche telle quelle, car rien ne la suit.',
    'Delete it. At the end of a line, it begins a new one.':
      'Supprimez-la. En fin de ligne, elle en commence une nouvelle.',
  },
  'markdown-link': {
    'This address is shown as text, and leads nowhere.':
      'Cette adresse s’affiche comme du texte et ne mène nulle part.',
    'There is a space between the words of this link and its address, so that both are shown.':
      'Une espace sépare les mots de ce lien et son adresse : les deux s’affichent donc.',
    'This link is not complete, so that its brackets are shown.': 'Ce lien est incomplet : ses crochets s’affichent.',
    'The address of this link is written nowhere, so that its brackets are shown.':
      'L’adresse de ce lien n’est écrite nulle part : ses crochets s’affichent.',
    'The brackets of this link are the wrong way round, so that they are shown.':
      'Les crochets et parenthèses de ce lien sont inversés : ils s’affichent.',
    'Write [words](address), with nothing between the brackets.':
      'Écrivez [mots](adresse), sans rien entre les crochets et la parenthèse.',
    'Write [words](address), with the closing bracket and without spaces in the address.':
      'Écrivez [mots](adresse), avec la parenthèse fermante et sans espaces dans l’adresse.',
    'Write [words](address), or add a line such as "[name]: https://example.org" to the same text.':
      'Écrivez [mots](adresse), ou ajoutez au même texte une ligne telle que « [name]: https://example.org ».',
    'Write [words](address).': 'Écrivez [mots](adresse).',
    'Write [words](address), or <address> to show the address itself.':
      'Écrivez [mots](adresse), ou <adresse> pour afficher l’adresse elle-même.',
    'Write [words](https://www.…).': 'Écrivez [mots](https://www.…).',
  },
  'markdown-list': {
    'This item is typed as {0} and shown as {1}.': 'Cet élément porte le numéro {0} et s’affiche avec le numéro {1}.',
    'This line begins a list with the number {0}.': 'Cette ligne commence une liste par le numéro {0}.',
    'This list begins again with 1.': 'Cette liste recommence à 1.',
    'This line is not a list item: it continues the line before.':
      'Cette ligne n’est pas un élément de liste, mais la suite du précédent.',
    'These lines are not a list: they continue the line before.':
      'Ces lignes ne font pas une liste, mais la suite de la ligne précédente.',
    'Write a backslash before the full stop: {0}.': 'Mettez une barre oblique inverse devant le point : {0}.',
    'Indent what belongs to an item by three spaces, so that the list goes on after it.':
      'Mettez en retrait de trois espaces ce qui appartient à un élément, pour que la liste continue ensuite.',
    'Number the items one after the other, or write a backslash before the full stop.':
      'Numérotez les éléments l’un après l’autre, ou mettez une barre oblique inverse devant le point.',
    'Begin each item with a hyphen and a space: "- first".':
      'Commencez chaque élément par un tiret et une espace : « - premier ».',
    'Put an empty line before the first of them.': 'Mettez une ligne vide avant la première.',
  },
  'markdown-picture': {
    'This text shows no pictures: visitors would read "!" and a link.':
      'Ce texte n’affiche pas d’images : les visiteurs liraient « ! » et un lien.',
    'Pictures have fields of their own, and may be in pages of data/pages/. Delete the exclamation mark for a link.':
      'Les images ont leurs propres champs, et leur place dans les pages de data/pages/. Pour un lien, supprimez le point d’exclamation.',
  },
  'markdown-table': {
    'This is not a table, so its lines are shown as text.':
      'Ce n’est pas un tableau : ses lignes s’affichent comme du texte.',
    'The second line has a part "---" for every column of the first: "| Day | Place |", then "| --- | --- |".':
      'La deuxième ligne a une partie « --- » par colonne de la première : « | Jour | Lieu | », puis « | --- | --- | ».',
  },
  'markdown-unclosed': {
    'This asterisk is shown as it is, since it has no partner.':
      'Cet astérisque s’affiche tel quel, car il n’est pas fermé.',
    'This underscore is shown as it is, since it has no partner.':
      'Ce tiret bas s’affiche tel quel, car il n’est pas fermé.',
    'This backtick is shown as it is, since it has no partner.':
      'Cet accent grave s’affiche tel quel, car il n’est pas fermé.',
    'These tildes are shown as they are, since they have no partners.':
      'Ces tildes s’affichent tels quels, car ils ne sont pas fermés.',
    'The signs "==" are shown as they are: texts are not marked in colour here.':
      'Les signes « == » s’affichent tels quels : on ne surligne pas les textes ici.',
    'Write *softly* or **loudly**, without spaces inside. <0>':
      'Écrivez *doucement* ou **fortement**, sans espaces à l’intérieur. <0>',
    'Write _softly_ or __loudly__, without spaces inside. <0>':
      'Écrivez _doucement_ ou __fortement__, sans espaces à l’intérieur. <0>',
    'Write `code` between two of them. <0>': 'Écrivez `code` entre deux d’entre eux. <0>',
    'Write ~~struck out~~, without spaces inside. <0>': 'Écrivez ~~barré~~, sans espaces aux extrémités. <0>',
    'Write the words in **bold**.': 'Mettez les mots en **gras**.',
  },
  'markdown-unsupported': {
    'There are no footnotes here: the brackets are shown.':
      'Il n’y a pas de notes de bas de page ici : les crochets s’affichent.',
    'Boxes to tick are shown as brackets.': 'Les cases à cocher s’affichent comme des crochets.',
    'This text has no blocks of code.': 'Ce texte n’admet pas de blocs de code.',
    'This sign of another program is shown as it is.': 'Ce signe d’un autre logiciel s’affiche tel quel.',
    'This mark of a language is not complete, so that its brackets are shown.':
      'Cette indication de langue est incomplète : ses crochets s’affichent.',
    'Delete the brackets, or write ✓ before what is done.':
      'Supprimez les crochets, ou écrivez ✓ devant ce qui est fait.',
    'Write the note into the text, in brackets.': 'Écrivez la note dans le texte, entre parenthèses.',
    'Write `code` within a line; pages of data/pages/ may have blocks.':
      'Écrivez `code` dans une ligne ; les pages de data/pages/ admettent des blocs.',
    'Delete it; docs/files.md says what texts may have.':
      'Supprimez-le ; docs/files.md dit ce que les textes admettent.',
    'Write [louage]{lang=fr}, with nothing between the brackets.':
      'Écrivez [louage]{lang=fr}, sans rien entre le crochet et l’accolade.',
  },
  'meal-hour': {
    '"{0}" begins at {1}, and lunch is at midday.': '« {0} » commence à {1}, et un déjeuner se prend à midi.',
    '"{0}" begins at {1}, and dinner is in the evening.': '« {0} » commence à {1}, et un dîner se prend le soir.',
    '"{0}" is from {1} to {2}, and lunch is at midday.': '« {0} » va de {1} à {2}, et un déjeuner se prend à midi.',
    'Correct the title or the hour.': 'Corrigez le titre ou l’heure.',
    'Check the hours: 01:00 may be meant as 13:00. For another meal, write the kind "break" or "social".':
      'Vérifiez les heures : 01:00 veut peut-être dire 13:00. Pour un autre repas, écrivez le type « break » ou « social ».',
  },
  'merge-conflict': {
    'This text has unresolved conflict markers of a merge.':
      'Ce texte contient les marques d’un conflit de fusion non résolu.',
    'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.':
      'Gardez l’une des deux versions, et supprimez les lignes avec <<<<<<<, ======= et >>>>>>>.',
  },
  'missing-asset': {
    'There is no file public{0}.': 'Le fichier public{0} n’existe pas.',
    'Put the file into public/ first, or correct its name.':
      'Mettez d’abord le fichier dans public/, ou corrigez son nom.',
  },
  'missing-column': {
    'The column "{0}" is missing.': 'La colonne « {0} » manque.',
    'Add it to the first line; the columns are: {0}.': 'Ajoutez-la à la première ligne ; les colonnes sont : {0}.',
  },
  'missing-currency': {
    'Nothing says in which currency the column "{0}" is.': 'Rien n’indique la devise de la colonne « {0} ».',
    'Nothing says in which currency the <0> are.': 'Rien n’indique la devise des <0>.',
    fees: 'tarifs',
    supplements: 'suppléments',
    'No currency is offered for payments.': 'Aucune devise n’est proposée pour les paiements.',
    'Add "fees" to registration.yaml, with "local" and "international", each with a caption and a currency; one of the two is enough where everybody pays the same.':
      'Ajoutez à registration.yaml « fees » avec « local » et « international », chacun avec un intitulé et une devise ; un seul suffit si tous paient le même prix.',
    'Add a currency to currencies.csv, with "yes" in the column "offered".':
      'Ajoutez une devise à currencies.csv, avec « yes » dans la colonne « offered ».',
    'Add "{0}", with a caption and a currency, to "fees" in registration.yaml; or delete the column.':
      'Ajoutez « {0} », avec un intitulé et une devise, à « fees » dans registration.yaml ; ou supprimez la colonne.',
  },
  'missing-fact': {
    '{0} needs <1>.': '{0} a besoin de cette information : <1>.',
    'the editors': 'les éditeurs scientifiques',
    'the publisher': 'la maison d’édition',
    'the name and the mailbox of whoever deposits': 'le nom et l’adresse électronique de qui dépose',
    'the key of the volume': 'la clé du volume',
    'the number of the volume': 'le numéro du volume',
    'the address of the site': 'l’adresse du site',
    'a page for each paper': 'une page pour chaque article',
    'a DOI for each paper': 'un DOI pour chaque article',
    'List them as `editors` in proceedings.yaml, or take `{0}` out of `formats`.':
      'Indiquez-les dans `editors` de proceedings.yaml, ou retirez `{0}` de `formats`.',
    'Give `publisher` with its name in proceedings.yaml, or take `{0}` out of `formats`.':
      'Indiquez `publisher` avec son nom dans proceedings.yaml, ou retirez `{0}` de `formats`.',
    'Give `depositor` with name and email in proceedings.yaml, or take `{0}` out of `formats`.':
      'Indiquez `depositor` avec name et email dans proceedings.yaml, ou retirez `{0}` de `formats`.',
    'Give `dblpKey` in proceedings.yaml, such as conf/abc/2031, or take `{0}` out of `formats`.':
      'Indiquez `dblpKey` dans proceedings.yaml, par exemple conf/abc/2031, ou retirez `{0}` de `formats`.',
    'Give `ceurVolume` in proceedings.yaml: Vol-XXXX until there is one, or take `{0}` out of `formats`.':
      'Indiquez `ceurVolume` dans proceedings.yaml (Vol-XXXX tant qu’il n’y en a pas), ou retirez `{0}` de `formats`.',
    'Give `url` in conference.yaml, or take `{0}` out of `formats`.':
      'Indiquez `url` dans conference.yaml, ou retirez `{0}` de `formats`.',
    'Switch `paperPages` on in conference.yaml, or take `{0}` out of `formats`.':
      'Activez `paperPages` dans conference.yaml, ou retirez `{0}` de `formats`.',
    'Give `doiPrefix` in proceedings.yaml, or fill in the column "doi" of papers.csv, or take `{0}` out of `formats`.':
      'Indiquez `doiPrefix` dans proceedings.yaml, ou remplissez la colonne « doi » de papers.csv, ou retirez `{0}` de `formats`.',
  },
  'missing-file': {
    'Put the whole data of that year into the folder, or delete the folder. <0>':
      'Mettez dans ce dossier toutes les données de cette année-là, ou supprimez-le. <0>',
    'The file {0} is missing.': 'Le fichier {0} manque.',
    'The edition "{0}" has no conference.yaml.': 'L’édition « {0} » n’a pas de fichier conference.yaml.',
  },
  'missing-folder': {
    'The folder of the data does not exist.': 'Le dossier des données n’existe pas.',
    'This is a file, and not the folder of the data.': 'C’est un fichier, et non le dossier des données.',
    'Check the name; the data of the site itself is in the folder "data".':
      'Vérifiez le nom ; les données du site lui-même sont dans le dossier « data ».',
  },
  'missing-place': {
    'The conference has no place.': 'La conférence n’a pas de lieu.',
    'Add "venue:" with a line "  city: …" below it, or "online: true", or both.':
      'Ajoutez « venue: » avec, au-dessous, une ligne «   city: … », ou « online: true », ou les deux.',
  },
  'missing-source': {
    '"{0}" is generated from the call for posters, which is missing.':
      '« {0} » est généré à partir de l’appel à posters, qui manque.',
    '"{0}" has no special session.': '« {0} » n’a pas de session spéciale.',
    'Add a call with the id "posters" to calls.yaml, or delete this row.':
      'Ajoutez à calls.yaml un appel d’identifiant « posters », ou supprimez cette ligne.',
    'Write the id of the special session into the column "specialSession", or delete this row.':
      'Écrivez l’identifiant de la session spéciale dans la colonne « specialSession », ou supprimez cette ligne.',
  },
  'missing-value': {
    'The column "{0}" is empty in this row, and it has a day.':
      'La colonne « {0} » est vide dans cette ligne, qui a pourtant un jour.',
    'The column "{0}" is empty in this row.': 'La colonne « {0} » est vide dans cette ligne.',
    'There is a time, and no day.': 'Il y a une heure, mais pas de jour.',
    'There is a room, and no day.': 'Il y a une salle, mais pas de jour.',
    'The row has a session and a day of its own.': 'La ligne a à la fois une session et un jour propre.',
    'The presentation has neither a session nor a day.': 'La présentation n’a ni session ni jour.',
    'The field "{0}" is missing.': 'Le champ « {0} » manque.',
    'The field "{0}" is empty.': 'Le champ « {0} » est vide.',
    'Entry {0} of the field "{1}" is empty.': 'L’entrée {0} du champ « {1} » est vide.',
    'Entry {0} of the column "{1}" is empty.': 'L’entrée {0} de la colonne « {1} » est vide.',
    'The field "{0}" has no entries.': 'Le champ « {0} » n’a aucune entrée.',
    'The column "{0}" has no entries.': 'La colonne « {0} » n’a aucune entrée.',
    '{0} has no amount for the price list "{1}".': '{0} n’a aucun montant pour le tarif « {1} ».',
    'Write the time, as in 09:30.': 'Écrivez l’heure, sous la forme 09:30.',
    'Write the day in the column "date", or the id of a session.':
      'Écrivez le jour dans la colonne « date », ou l’identifiant d’une session.',
    'Write the day in the column "date", as in 2023-12-13.':
      'Écrivez le jour dans la colonne « date », sous la forme 2023-12-13.',
    'Empty "session" if it has a slot of its own, or "date" if it is presented in the session.':
      'Videz « session » s’il a son propre créneau, ou « date » s’il est présenté pendant la session.',
    'Write the id of the session, from sessions.csv, or the day and the hours of its own slot.':
      'Écrivez l’identifiant de la session, pris dans sessions.csv, ou le jour et les heures de son propre créneau.',
    'Add a line "{0}:", and below it an item for each, after a hyphen and a space. It holds: {1}':
      'Ajoutez une ligne « {0}: » et, au-dessous, un élément pour chacun, après un tiret et une espace.',
    'Add a line "{0}:", and below it its fields, indented by two spaces. It holds: {1}':
      'Ajoutez une ligne « {0}: » et, au-dessous, ses champs, en retrait de deux espaces.',
    'Add a line "{0}: …". It holds: {1}': 'Ajoutez une ligne « {0}: … ».',
    'In YAML, # begins a comment. Write the value between quotation marks: "{0}".':
      'En YAML, # commence un commentaire. Mettez la valeur entre guillemets droits : "{0}".',
    'Write at least one, on a line of its own after a hyphen and a space. It holds: {0}':
      'Écrivez-en au moins une, sur sa propre ligne, après un tiret et une espace.',
    'Write its fields below it, indented by two spaces. It holds: {0}':
      'Écrivez ses champs au-dessous, en retrait de deux espaces.',
    'Write below it an item for each, after a hyphen and a space. It holds: {0}':
      'Écrivez au-dessous un élément pour chacun, après un tiret et une espace.',
    'Write true or false. It holds: {0}': 'Écrivez true ou false.',
    'Write the amount in digits: "fees" in registration.yaml has a price list "{0}".':
      'Écrivez le montant en chiffres : dans registration.yaml, « fees » a un tarif « {0} ».',
    'Add the column "{0}" to {1}. Where everybody pays the same, take "{0}" out here, and leave "{2}".':
      'Ajoutez la colonne « {0} » à {1}. Si tous paient le même prix, retirez ici « {0} » et laissez « {2} ».',
  },
  'misspelt-word': {
    '"{0}" is "{1}" everywhere else.': '« {0} » s’écrit partout ailleurs « {1} ».',
  },
  'mixed-separators': {
    'The first line has <0> between its cells, and the other lines have <1>.':
      'La première ligne sépare ses cellules par des <0>, et les autres par des <1>.',
    'This row has <0> between its cells, and the first line has others.':
      'Cette ligne sépare ses cellules par des <0>, contrairement à la première.',
    'This table has "{0}" between its cells.': 'Ce tableau sépare ses cellules par « {0} ».',
    'Save the table again with <0> throughout, or write <1> in the first line.':
      'Enregistrez de nouveau le tableau avec des <0> partout, ou mettez des <1> dans la première ligne.',
    'Save it again as CSV, with commas, semicolons or tabs.':
      'Enregistrez-le de nouveau en CSV, avec des virgules, des points-virgules ou des tabulations.',
    'Write the signs of the first line between the cells.':
      'Séparez les cellules par les mêmes signes que dans la première ligne.',
    commas: 'virgules',
    semicolons: 'points-virgules',
    tabs: 'tabulations',
  },
  'more-than-a-name': {
    '{0} is a country, and not the name of a person.': '{0} est un pays, et non le nom d’une personne.',
    '{0} is an institution, not a person.': '{0} est un établissement, et non une personne.',
    '{0} is a role, not a name.': '{0} est une fonction, et non un nom.',
    '{0} is a user name.': '{0} est un nom d’utilisateur.',
    '{0} has signs around the name.': '{0} a des signes autour du nom.',
    '{0} contains <1> in addition to the name.': '{0} contient, outre le nom, <1>.',
    'an address or number': 'une adresse ou un numéro',
    'people without a name': 'des personnes sans nom',
    'a mark': 'une marque',
    'what somebody is': 'ce qu’est la personne',
    'an affiliation': 'une affiliation',
    '"{0}"': '« {0} »',
    'Write the name alone; people.csv has columns for both.':
      'N’écrivez que le nom ; people.csv a des colonnes pour les deux.',
    'Write the name as it is read, with spaces between its words.':
      'Écrivez le nom comme il se lit, avec des espaces entre ses mots.',
    'Write the name: two cells may be exchanged.': 'Écrivez le nom : deux cellules sont peut-être interverties.',
    'Write the names alone; people.csv has a column for the affiliation.':
      'N’écrivez que les noms ; people.csv a une colonne pour l’affiliation.',
    'Write the name alone; people.csv has a column for the affiliation.':
      'N’écrivez que le nom ; people.csv a une colonne pour l’affiliation.',
    'Name everybody: people without a name are not on pages, in the index or in citations.':
      'Nommez chacun : les personnes sans nom ne figurent ni sur les pages, ni dans l’index, ni dans les citations.',
    'Write the name alone: addresses in lists of names are read by robots first.':
      'N’écrivez que le nom : les adresses dans une liste de noms sont d’abord lues par des robots.',
    'Delete the mark.': 'Supprimez cette marque.',
    'Delete the sign: names are separated by semicolons.':
      'Supprimez ce signe : les noms se séparent par des points-virgules.',
    'Delete the mark; footnotes and numbers have no place in a list of names.':
      'Supprimez cette marque ; notes et numéros n’ont pas leur place dans une liste de noms.',
    'Write names alone; people.csv has columns for affiliation and country.':
      'N’écrivez que des noms ; people.csv a des colonnes pour l’affiliation et le pays.',
  },
  'name-form': {
    '{0} is one name twice.': '{0} est deux fois le même nom.',
    '{0} has words in capitals.': '{0} a des mots en capitales.',
    '{0} has a title among names that have none.': '{0} a un titre parmi des noms qui n’en ont pas.',
    '{0} has the family name first, followed by initials.': '{0} a le nom de famille en premier, suivi d’initiales.',
    '{0} has the family name first.': '{0} a le nom de famille en premier.',
    '"{0}" is not a part of the name "{1}".': '« {0} » ne fait pas partie du nom « {1} ».',
    '{0} is a word, not the name of an author.': '{0} est un mot, et non le nom d’un auteur.',
    '{0} has the same title twice.': '{0} a deux fois le même titre.',
    '{0} is one word; the other names have a given and a family name.':
      '{0} est un seul mot ; les autres noms ont un prénom et un nom de famille.',
    '{0} begins with a small letter.': '{0} commence par une minuscule.',
    '{0} is written in small letters.': '{0} est écrit en minuscules.',
    '{0} is two names without a space between them.': '{0} est deux noms sans espace entre eux.',
    '{0} looks like two people without a semicolon between them.':
      '{0} ressemble à deux personnes sans point-virgule entre elles.',
    '{0} is two people without a semicolon between them.': '{0} est deux personnes sans point-virgule entre elles.',
    '{0} has an accent next to its letter.': '{0} a un accent à côté de sa lettre.',
    'Correct one of the two: indexes and citations use the family name.':
      'Corrigez l’un des deux : index et citations se fondent sur le nom de famille.',
    'Check whether two cells are exchanged: these may be keywords.':
      'Vérifiez si deux cellules sont interverties : ce sont peut-être des mots-clés.',
    'Write the given name in full before it, as the other names are written.':
      'Écrivez devant le prénom en entier, comme pour les autres noms.',
    'Write the name in full. If it is, accept this warning.':
      'Écrivez le nom en entier. S’il l’est déjà, acceptez cet avertissement.',
  },
  'name-gap': {
    'This list has an empty place next to a semicolon.': 'Cette liste a une place vide à côté d’un point-virgule.',
    'Delete a semicolon, or write the name that is missing.':
      'Supprimez un point-virgule, ou écrivez le nom qui manque.',
  },
  'name-twice': {
    '"{0}" is in this list twice.': '« {0} » figure deux fois dans cette liste.',
    'Delete one of the two; the other is "{0}".': 'Supprimez l’un des deux ; l’autre est « {0} ».',
  },
  'names-by-case': {
    '"{0}" is in this file twice.': '« {0} » figure deux fois dans ce fichier.',
    'Delete one of the two, or give it its own name: visitors cannot tell them apart.':
      'Supprimez l’un des deux, ou donnez-lui un nom propre : les visiteurs ne les distinguent pas.',
  },
  'near-domain': {
    '"{0}" is one letter off "{1}", which is <2>.': '« {0} » diffère d’une lettre de « {1} », qui figure <2>.',
    'in conference.yaml': 'dans conference.yaml',
    'in {0} other places': 'à {0} autres endroits',
  },
  'needless-acceptance': {
    'No rule has the code {0} now.': 'Plus aucune règle n’a le code {0}.',
    'There is no problem {0} in {1} about {2} any more.': 'Il n’y a plus de problème {0} dans {1} au sujet de {2}.',
    'There is no problem {0} in {1} any more.': 'Il n’y a plus de problème {0} dans {1}.',
    'Delete this entry, or correct its code, file and what it is about.':
      'Supprimez cette entrée, ou corrigez son code, son fichier et son objet.',
    'Correct the code, or delete this entry if the rule was removed.':
      'Corrigez le code, ou supprimez cette entrée si la règle n’existe plus.',
  },
  'nested-too-deep': {
    'The nesting is too deep.': 'L’imbrication est trop profonde.',
    'Look for brackets that are not closed, and for hyphens that repeat.':
      'Cherchez des crochets non fermés et des tirets répétés.',
  },
  'not-in-list': {
    '"{0}" is not a kind of <1>.': '« {0} » n’est pas un type de <1>.',
    session: 'session',
    contribution: 'contribution',
    '{0} is not one of the allowed values.': '{0} ne fait pas partie des valeurs admises.',
  },
  'number-order': {
    'Session {0} ({1}) is before session {2} ({3}).': 'La session {0} ({1}) précède la session {2} ({3}).',
    'Number the sessions in the order of time: two numbers may have been exchanged, or a date is wrong.':
      'Numérotez les sessions dans l’ordre chronologique : deux numéros sont peut-être intervertis, ou une date est fausse.',
  },
  'offset-disagrees': {
    '"{0}" is not the time of the conference, which is {1}.':
      '« {0} » n’est pas l’heure de la conférence, qui est {1}.',
    'Write {{conference.timeZoneLabel}}, or correct it.': 'Écrivez {{conference.timeZoneLabel}}, ou corrigez.',
  },
  'oral-without-room': {
    '"{0}" has no room.': '« {0} » n’a pas de salle.',
    'Write the id of its room from rooms.csv, or "online" into the column "mode".':
      'Écrivez l’identifiant de sa salle, pris dans rooms.csv, ou « online » dans la colonne « mode ».',
  },
  'out-of-range': {
    '{0} is too small for <1>.': '{0} est trop petit pour <1>.',
    '{0} is too large for <1>.': '{0} est trop grand pour <1>.',
    'It must be at least {0}.': 'Il faut au moins {0}.',
    'It must be at most {0}.': 'Il faut au plus {0}.',
  },
  'outside-conference-days': {
    '{0} is not a day of the conference.': '{0} n’est pas un jour de la conférence.',
    'A start at {0} belongs to the evening before, since days end at {1} (dayEnds). <2>':
      'Un début à {0} appartient à la soirée précédente, car les jours finissent à {1} (dayEnds). <2>',
    'The conference lasts from {0} to {1}.': 'La conférence va du {0} au {1}.',
  },
  'outside-opening-hours': {
    '"{0}" <1>, but the venue <2>.': '« {0} » <1>, mais le lieu <2>.',
    'starts at {0}': 'commence à {0}',
    'opens at {0}': 'ouvre à {0}',
    'ends at {0}': 'finit à {0}',
    'closes at {0}': 'ferme à {0}',
    'Correct the time of the session, or the opening hours in conference.yaml.':
      'Corrigez l’heure de la session, ou les heures d’ouverture dans conference.yaml.',
    'The venue <0>.': 'Le lieu <0>.',
  },
  'overlaps-plenary': {
    '<0> takes place during <1>, which is for everybody.': '<0> a lieu pendant <1>, qui est pour tous.',
    'Move one of the two, or hold the plenary session in a room that is not marked as plenary in rooms.csv.':
      'Déplacez l’une des deux, ou tenez la plénière dans une salle qui n’est pas marquée « plenary » dans rooms.csv.',
  },
  'own-page-absolute': {
    '"{0}" is an absolute link to a page of this site.': '« {0} » est un lien absolu vers une page de ce site.',
    'Write {0}: such a link works in drafts and past editions, too, and is checked.':
      'Écrivez {0} : un tel lien fonctionne aussi dans les brouillons et les éditions passées, et il est vérifié.',
  },
  'page-head': {
    'The head of the page is not closed.': 'L’en-tête de la page n’est pas fermé.',
    'The page has no head.': 'La page n’a pas d’en-tête.',
    'The head of the page has no fields.': 'L’en-tête de la page n’a aucun champ.',
    'Begin the file with a line "---", then "title: …", then another line "---", and then the text.':
      'Commencez le fichier par une ligne « --- », puis « title: … », puis une autre ligne « --- », et enfin le texte.',
  },
  'page-numbers': {
    'Paper {0} ({1}) and paper {2} ({3}) have the same pages.':
      'Les articles {0} ({1}) et {2} ({3}) ont des pages en commun.',
    'The pages "{0}" of paper {1} end before they begin.':
      'Les pages « {0} » de l’article {1} finissent avant de commencer.',
    'The pages "{0}" of paper {1} have no end.': 'Les pages « {0} » de l’article {1} n’ont pas de fin.',
    'The pages of all papers follow each other in the table, and those of paper {0} ({1}) do not.':
      'Les pages de tous les articles se suivent dans le tableau, sauf celles de l’article {0} ({1}).',
    'Correct the pages of one of the two.': 'Corrigez les pages de l’un des deux.',
    'Write the first page, a hyphen and the last page, as in 12-19.':
      'Écrivez la première page, un trait d’union et la dernière page, comme 12-19.',
    'Correct the pages: a digit may be wrong, or those of two papers exchanged.':
      'Corrigez les pages : un chiffre est peut-être faux, ou celles de deux articles sont interverties.',
    'Write the last page after the hyphen, as in 12-19.':
      'Écrivez la dernière page après le trait d’union, comme 12-19.',
  },
  'panel-without-session': {
    'The panel "{0}" has no session in the schedule.': 'La table ronde « {0} » n’a pas de session au programme.',
    'In sessions.csv, write "{0}" into the column "panel" of its session.':
      'Dans sessions.csv, écrivez « {0} » dans la colonne « panel » de sa session.',
  },
  'paper-half-timed': {
    'The row has a time for its <0> and none for its <1>.': 'La ligne a une heure de <0> et pas d’heure de <1>.',
    start: 'début',
    end: 'fin',
    'Write both times, or neither.': 'Écrivez les deux heures, ou aucune.',
  },
  'paper-in-other-session': {
    '"{0}" is a {1} session and contains paper {2}.': '« {0} » est une session de type {1} et contient l’article {2}.',
    '"{0}" is a {1} session, and {2} papers are in it: {3}.':
      '« {0} » est une session de type {1} et contient {2} articles : {3}.',
    'Move the paper to an oral session, or correct the kind of the session.':
      'Déplacez l’article dans une session orale, ou corrigez le type de la session.',
    'Correct the kind of the session, or move the papers to an oral session.':
      'Corrigez le type de la session, ou déplacez les articles dans une session orale.',
  },
  'paper-outside-session': {
    '"{0}" ({1}–{2}) is not within its session "{3}" ({4}–{5}).':
      '« {0} » ({1}–{2}) sort de sa session « {3} » ({4}–{5}).',
    'Correct its times, or those of the session.': 'Corrigez ses heures, ou celles de la session.',
  },
  'paper-overlap': {
    'Two contributions of one session are presented at the same time: <0> and <1>.':
      'Deux contributions d’une même session sont présentées en même temps : <0> et <1>.',
    'Let each start when the one before ends.': 'Faites commencer chacune quand la précédente finit.',
  },
  'part-of-a-part': {
    '"{0}" is a part of "{1}", which is a part of another session itself.':
      '« {0} » fait partie de « {1} », qui fait elle-même partie d’une autre session.',
    'Name a session that is not a part of another.': 'Indiquez une session qui ne fait pas partie d’une autre.',
  },
  'part-outside-session': {
    '<0> is not within <1>, of which it is a part.': '<0> sort de <1>, dont elle fait partie.',
    'Correct the times of one of the two.': 'Corrigez les heures de l’une des deux.',
  },
  'person-double-booked': {
    '{0} is in two places at once on {1}: <2> and <3>.': '{0} est à deux endroits à la fois le {1} : <2> et <3>.',
    'presenting paper {0} in "{1}" ({2}–{3})': 'présentation de l’article {0}, « {1} » ({2}–{3})',
    'presenting poster {0} in "{1}" ({2}–{3})': 'présentation du poster {0}, « {1} » ({2}–{3})',
    'presenting {0} {1} in "{2}" ({3}–{4})': 'présentation de {1} ({0}), « {2} » ({3}–{4})',
    'presenting {0} in "{1}" ({2}–{3})': 'présentation de {0}, « {1} » ({2}–{3})',
    'speaker in "{0}" ({1}–{2})': 'conférence, « {0} » ({1}–{2})',
    'chair of the panel in "{0}" ({1}–{2})': 'modération de la table ronde, « {0} » ({1}–{2})',
    'panelist in "{0}" ({1}–{2})': 'participation à la table ronde, « {0} » ({1}–{2})',
    'chair in "{0}" ({1}–{2})': 'présidence de séance, « {0} » ({1}–{2})',
    'Move one of the two sessions, or name another person. If they are two people, write a second given name or initial.':
      'Déplacez l’une des deux sessions, ou nommez une autre personne. S’il s’agit de deux personnes, ajoutez un second prénom ou une initiale.',
    'As "{0}", <1> here.': 'Ici sous le nom « {0} » : <1>.',
  },
  'phrase-names': {
    'This phrase cannot contain {{0}}.': 'Cette phrase ne peut pas contenir {{0}}.',
    'This phrase does not contain {{0}}.': 'Cette phrase ne contient pas {{0}}.',
    'It may contain {0}.': 'Elle peut contenir {0}.',
    'It must contain {0}.': 'Elle doit contenir {0}.',
  },
  'picture-format': {
    'The picture public{0} is in an unknown format, although its name says otherwise.':
      'L’image public{0} est dans un format inconnu, malgré son nom.',
    'The picture public{0} is {1} inside, although its name says otherwise.':
      'L’image public{0} est en réalité au format {1}, malgré son nom.',
    'public{0} is not a picture that can be shown: its name does not end in .svg, .jpg, .png, .webp or .avif.':
      'public{0} n’est pas une image affichable : son nom ne finit pas par .svg, .jpg, .png, .webp ou .avif.',
    'Giving a file another ending does not change it. <0>':
      'Changer la terminaison d’un fichier ne le transforme pas. <0>',
  },
  'picture-metadata': {
    'The picture public{0} may contain the place and owner of the camera, which cannot be removed from a file of this kind.':
      'L’image public{0} peut contenir le lieu et le propriétaire de l’appareil, qu’on ne peut pas retirer d’un fichier de ce type.',
    'Save it as JPEG, PNG or WebP, and link to that file.':
      'Enregistrez-la en JPEG, PNG ou WebP, et mettez un lien vers ce fichier.',
  },
  'picture-without-words': {
    'This picture has no description for people who cannot see it.':
      'Cette image n’a pas de texte de remplacement pour ceux qui ne la voient pas.',
    'Say between the square brackets what it shows: ![The way from the station](/images/way.jpg).':
      'Dites entre les crochets ce qu’elle montre : ![Le chemin depuis la gare](/images/way.jpg).',
  },
  'place-disagrees': {
    '"{0}" is not where the conference is: {1}.': '« {0} » n’est pas le lieu de la conférence : {1}.',
    '{0} is in {1}, and not in {2}.': 'Lieu à vérifier : {0} ({1}, et non {2}).',
    '"{0}" has nothing of the venue in conference.yaml.':
      '« {0} » ne reprend rien du lieu indiqué dans conference.yaml.',
    '{0} shows the hours of {1} on the days of the conference, but not all year.':
      '{0} donne les heures de ce pays ({1}) les jours de la conférence, mais pas toute l’année.',
    '{0} ({1}) shows other hours than the clocks of {2}.':
      '{0} ({1}) donne d’autres heures que les horloges du pays ({2}).',
    'Correct it, or let the text fetch the place: {{conference.venue.city}}, {{conference.venue.country}}.':
      'Corrigez-le, ou laissez le texte aller chercher le lieu : {{conference.venue.city}}, {{conference.venue.country}}.',
    'Correct one of the two; a text may fetch it: {{conference.venue.name}}.':
      'Corrigez l’un des deux ; un texte peut aller le chercher : {{conference.venue.name}}.',
  },
  placeholder: {
    '"{0}" is a placeholder for an address.': '« {0} » tient la place d’une adresse.',
    '{0} is a placeholder for a text.': '{0} tient la place d’un texte.',
    '{0} is a note for the organisers.': '{0} est une note pour les organisateurs.',
    '{0} does not describe the picture.': '{0} ne décrit pas l’image.',
    '{0} is a note of a form, not a part of the text.':
      '{0} est une mention de formulaire, et non une partie du texte.',
    'Write where the link leads, or delete it.': 'Écrivez où mène le lien, ou supprimez-le.',
    'Write it, or leave the field empty or out: what is not there is not shown.':
      'Écrivez-le, ou laissez le champ vide ou omettez-le : ce qui manque ne s’affiche pas.',
    'Do what it asks for, and delete it.': 'Faites ce qu’elle demande, et supprimez-la.',
    'Describe what the picture shows: screen readers read this text instead.':
      'Décrivez ce que montre l’image : les lecteurs d’écran lisent ce texte à sa place.',
  },
  'plenary-rooms': {
    'Everybody meets in "{0}", and in "{1}" as well.': 'Tous se réunissent dans « {0} », mais aussi dans « {1} ».',
    'No room is plenary: talks during a keynote would not be reported.':
      'Aucune salle n’est plénière : des présentations pendant une conférence invitée ne seraient pas signalés.',
    'Write "yes" in the row of the room of the keynotes.':
      'Écrivez « yes » dans la ligne de la salle des conférences invitées.',
    'Write "no" in one of the two rows. If the conference meets in two halls, accept this warning.':
      'Écrivez « no » dans l’une des deux lignes. Si la conférence se réunit dans deux salles, acceptez cet avertissement.',
  },
  'private-link': {
    '"{0}" is a computer of a private network: a public host has a full stop in its name.':
      '« {0} » est un ordinateur d’un réseau privé : un hôte public a un point dans son nom.',
    '"{0}" has a port of a test server, not of a public site.':
      '« {0} » a le port d’un serveur d’essai, et non d’un site public.',
    '"{0}" contains the number of a session: it expires, or gives others access.':
      '« {0} » contient un numéro de session : il expire, ou donne accès à d’autres.',
    '"{0}" opens for its owner alone, or allows everybody to edit.':
      '« {0} » ne s’ouvre que pour son propriétaire, ou permet à tous de modifier.',
    'Write the whole name of the host; a page of this site is written as /topics.':
      'Écrivez le nom complet de l’hôte ; une page de ce site s’écrit comme /topics.',
    'Delete the colon and the number after it, unless the site is public.':
      'Supprimez le deux-points et le numéro qui le suit, à moins que le site ne soit public.',
    'Delete the number, from the semicolon or question mark on.':
      'Supprimez le numéro, à partir du point-virgule ou du point d’interrogation.',
    'Share it for reading, and write the address that sharing gives.':
      'Partagez-le en lecture, et écrivez l’adresse de partage.',
  },
  'repeated-text': {
    '{0} is in another section of this page, too.': '{0} figure aussi dans une autre section de cette page.',
    '{0} is in this text twice.': '{0} figure deux fois dans ce texte.',
    '"{0}" is the title of two sessions with papers.': '« {0} » est le titre de deux sessions avec des articles.',
    'This text only repeats the title.': 'Ce texte ne fait que répéter le titre.',
    'Say in each title what its papers are about, or give the sessions numbers.':
      'Dites dans chaque titre de quoi traitent ses articles, ou numérotez les sessions.',
    'Write the text, or leave the field out.': 'Écrivez le texte, ou omettez le champ.',
  },
  'repeated-word': {
    '{0} has the same word twice.': '{0} a deux fois le même mot.',
    '{0} has the same words twice.': '{0} a deux fois les mêmes mots.',
    '"{0}" is the same sign twice.': '« {0} » est deux fois le même signe.',
  },
  'reserved-id': {
    'A session cannot have the id "{0}": a part of the page has it.':
      'Une session ne peut pas avoir l’identifiant « {0} » : une partie de la page le porte.',
    'Choose another id, for example "{0}", and correct it in papers.csv.':
      'Choisissez un autre identifiant, par exemple « {0} », et corrigez-le dans papers.csv.',
  },
  'reserved-route': {
    'The page "{0}" cannot have the address {1}: <2>.': 'La page « {0} » ne peut pas avoir l’adresse {1} : <2>.',
    'Give the page another address.': 'Donnez une autre adresse à la page.',
    'web servers do not publish it': 'les serveurs web ne la publient pas',
    'the home page has the address "/"': 'la page d’accueil a l’adresse « / »',
    'it is that of the home page': 'c’est celle de la page d’accueil',
    "the site's own files are there": 'les fichiers du site lui-même y sont',
    'files of the public folder are there': 'des fichiers du dossier public y sont',
    'all addresses below {0} are those of payments': 'toutes les adresses sous {0} sont celles des paiements',
  },
  'room-overlap': {
    'The room "{0}" is booked twice on {1}: <2> overlaps <3>.':
      'La salle « {0} » est réservée deux fois le {1} : <2> empiète sur <3>.',
    'Move one of the two to another room or another time.':
      'Déplacez l’une des deux dans une autre salle ou à une autre heure.',
  },
  'room-unused': {
    'No session is in "{0}".': 'Aucune session n’a lieu dans « {0} ».',
    'Delete the room, or correct the column "room" of sessions.csv: a session may have the wrong room.':
      'Supprimez la salle, ou corrigez la colonne « room » de sessions.csv : une session a peut-être la mauvaise salle.',
  },
  'session-continues': {
    '"{0}" continues "{1}" and begins before it.': '« {0} » prolonge « {1} » et commence avant elle.',
    '"{0}" continues "{1}", which continues another session itself.':
      '« {0} » prolonge « {1} », qui prolonge elle-même une autre session.',
    'Correct the times, or let the later one of the two continue the earlier one.':
      'Corrigez les heures, ou faites que la plus tardive prolonge l’autre.',
    'Name the session with which both begin: {0}.': 'Indiquez la session par laquelle les deux commencent : {0}.',
    'Name the session with which both begin.': 'Indiquez la session par laquelle les deux commencent.',
  },
  'session-number-missing': {
    'The oral session "{0}" has no number.': 'La session orale « {0} » n’a pas de numéro.',
    'Other sessions have one; the next that is free is {0}. If no papers are in it, correct its kind.':
      'D’autres sessions en ont un ; le prochain libre est {0}. Si elle ne contient pas d’articles, corrigez son type.',
  },
  'session-number-twice': {
    'Two sessions have the number {0}.': 'Deux sessions ont le numéro {0}.',
    'Give one of the two another number.': 'Donnez un autre numéro à l’une des deux.',
  },
  'several-names-in-cell': {
    '{0} seems to be {1} people, and is read as one.': '{0} semble désigner {1} personnes, et se lit comme une seule.',
    '{0} is more than a name.': '{0} est plus qu’un nom.',
    'Write "{0}": names are separated by semicolons.':
      'Écrivez « {0} » : les noms se séparent par des points-virgules.',
    'Give each person a row or entry.': 'Donnez à chaque personne sa ligne ou son entrée.',
  },
  'similar-names': {
    '"{0}" and "{1}" seem to be one person.': '« {0} » et « {1} » semblent être une seule personne.',
    'Write "{0}" in both places, or declare both spellings in people.csv. If they are two people, say so there (notSameAs), or accept this warning in accepted-warnings.yaml.':
      'Écrivez « {0} » aux deux endroits, ou déclarez les deux graphies dans people.csv. S’il s’agit de deux personnes, indiquez-le là (notSameAs), ou acceptez cet avertissement dans accepted-warnings.yaml.',
  },
  'skipped-hour': {
    'The time {0} does not exist in that night: the clocks go forward.':
      'L’heure {0} n’existe pas cette nuit-là : on avance les horloges.',
    'Write the time after the change; conference.yaml says in which time zone the conference is.':
      'Écrivez l’heure après le changement ; conference.yaml indique le fuseau horaire de la conférence.',
  },
  'small-picture': {
    'The picture {0} has only {1} × {2} pixels; pages show it as large as {3} × {4}, where it is not sharp.':
      'L’image {0} n’a que {1} × {2} pixels ; les pages l’affichent jusqu’à {3} × {4}, où elle manque de netteté.',
    'Ask for a larger one, best with {0} × {1} pixels. Enlarging this one does not help.':
      'Demandez-en une plus grande, idéalement de {0} × {1} pixels. Agrandir celle-ci ne sert à rien.',
  },
  'speaker-unscheduled': {
    '{0} is in no session of the schedule.': '{0} ne figure dans aucune session du programme.',
    'Speaker {0} speaks in two sessions, and {1} in none.':
      'La personne numéro {0} intervient dans deux sessions, et {1} dans aucune.',
    'In sessions.csv, write {0} into the column "speaker" of the session.':
      'Dans sessions.csv, écrivez {0} dans la colonne « speaker » de la session.',
    'Correct the number in one of the two.': 'Corrigez le numéro dans l’une des deux.',
  },
  'special-session-not-accepted': {
    'The special session "{0}" is in the schedule and is not accepted.':
      'La session spéciale « {0} » est au programme sans être acceptée.',
    'Write "accepted: true" in special-sessions.yaml, or leave the cell empty.':
      'Écrivez « accepted: true » dans special-sessions.yaml, ou laissez la cellule vide.',
  },
  'special-session-text': {
    '"{0}" shows the text of "{1}", which has none of its own.': '« {0} » affiche le texte de « {1} », qui n’en a pas.',
    'The special session "{0}" has a text of its own and shows that of "{1}".':
      'La session spéciale « {0} » a son propre texte et affiche celui de « {1} ».',
    'The special session "{0}" has no text.': 'La session spéciale « {0} » n’a pas de texte.',
    'Name a session that has a text.': 'Indiquez une session qui a un texte.',
    'Write what it is about under "text", or name another special session under "textOf".':
      'Écrivez son sujet dans « text », ou indiquez une autre session spéciale dans « textOf ».',
  },
  'spreadsheet-turned': {
    '"{0}" is a date: a spreadsheet has converted the pages.':
      '« {0} » est une date : un tableur a converti les pages.',
    '{0} looks like two numbers that a spreadsheet has converted to a date.':
      '{0} ressemble à deux nombres qu’un tableur a convertis en date.',
    '{0} looks like a value that a spreadsheet has converted.': '{0} ressemble à une valeur qu’un tableur a convertie.',
    'Type the two numbers again, with a word or a dash between them: 4 to 9.':
      'Saisissez de nouveau les deux nombres, séparés par un mot ou un tiret : 4 à 9.',
    'Format the column as text, and type it again: 12-13 then stays 12-13.':
      'Mettez la colonne au format texte, et saisissez de nouveau la valeur : 12-13 reste alors 12-13.',
  },
  'stray-quote': {
    'There is a quotation mark within the text of a cell.': 'Il y a un guillemet dans le texte d’une cellule.',
  },
  'stray-space': {
    'There is no space after "{0}" in {1}.': 'Il n’y a pas d’espace après « {0} » dans {1}.',
    'The space before "{0}" looks like a typo.': 'L’espace devant « {0} » semble une faute de frappe.',
    '<0> in {1} looks like a typo.': '<0> dans {1} semble une faute de frappe.',
    'The comma': 'La virgule',
    'The no-break space': 'L’espace insécable',
    'The gap': 'L’intervalle',
    'The space': 'L’espace',
    'Delete the space.': 'Supprimez l’espace.',
    'Write a comma and one space after it.': 'Mettez une virgule, suivie d’une seule espace.',
  },
  'template-in-plain-text': {
    '{0} is in a text without formatting.': '{0} figure dans un texte sans mise en forme.',
    'Write the fact itself, or move it to a text that may be formatted.':
      'Écrivez l’information elle-même, ou déplacez-la dans un texte qui admet la mise en forme.',
  },
  'template-syntax': {
    'An expression in double braces is not complete.': 'Une expression entre doubles accolades est incomplète.',
    '{0} is more than a name in double braces.': '{0} est plus qu’un nom entre doubles accolades.',
    '{0} is not a name in double braces.': '{0} n’est pas un nom entre doubles accolades.',
  },
  'template-unknown-name': {
    '{0} names nothing: "{1}" is not known.': '{0} ne désigne rien : « {1} » est inconnu.',
    '{0} is a group, not a single fact.': '{0} est un groupe, et non une information unique.',
    '{0} is not a date.': '{0} n’est pas une date.',
  },
  'text-cut': {
    '{0} refers to the paper and has no meaning in the abstract.':
      '{0} renvoie à l’article et n’a pas de sens dans le résumé.',
    'The abstract begins with {0}, which pages show above it.':
      'Le résumé commence par {0}, que les pages affichent au-dessus.',
    'The abstract contains {0}: keywords were copied with it.':
      'Le résumé contient {0} : des mots-clés ont été copiés avec lui.',
    'Move them to the column "keywords".': 'Déplacez-les dans la colonne « keywords ».',
  },
  'text-from-pdf': {
    '{0} is written in mathematical or full-width characters: searches do not find the word, and screen readers spell it.':
      '{0} est écrit en caractères mathématiques ou pleine chasse : la recherche ne trouve pas le mot, et les lecteurs d’écran l’épellent.',
    'The letters of {0} are presentation forms: searches do not find the word, and screen readers spell it.':
      'Les lettres de {0} sont des formes de présentation : la recherche ne trouve pas le mot, et les lecteurs d’écran l’épellent.',
    'The letters "{0}" are one character here, so that searches do not find the word.':
      'Les lettres « {0} » forment ici un seul caractère : la recherche ne trouve pas le mot.',
    'There is a soft hyphen in {0}, so that searches do not find the word.':
      'Il y a un trait d’union conditionnel dans {0} : la recherche ne trouve pas le mot.',
    'The letters of {0} are separated by spaces.': 'Les lettres de {0} sont séparées par des espaces.',
    '{0} has lost letters that a PDF draws as one.': '{0} a perdu des lettres qu’un PDF dessine ensemble.',
    '"{0}" is divided as at the end of a line; elsewhere it is "{1}".':
      '« {0} » est coupé comme en fin de ligne ; ailleurs, c’est « {1} ».',
    '{0} is divided as at the end of a line.': '{0} est coupé comme en fin de ligne.',
    'Delete it; texts from a PDF have such traces.':
      'Supprimez-le ; les textes copiés d’un PDF gardent de telles traces.',
    'Write the word whole, or close the gap after its hyphen.':
      'Écrivez le mot d’un seul tenant, ou supprimez l’espace après son trait d’union.',
  },
  'text-mojibake': {
    '{0} was read in the wrong encoding.': '{0} a été lu dans le mauvais encodage.',
    '{0} has lost a letter in another encoding.': '{0} a perdu une lettre dans un autre encodage.',
    '{0} is Arabic that was read as Windows-1256, and written as UTF-8.':
      '{0} est de l’arabe lu en Windows-1256 et écrit en UTF-8.',
    '{0} has the sign of another encoding in a word: <1>.': '{0} a dans un mot un signe d’un autre encodage : <1>.',
    'the code page of DOS': 'la page de codes de DOS',
    'the encoding of DOS or old Macs': 'l’encodage de DOS ou des anciens Mac',
    'the encoding of old Macs': 'l’encodage des anciens Mac',
    'what mail programs send': 'ce qu’envoient les logiciels de messagerie',
    'what programs write for a letter': 'ce que des logiciels écrivent pour une lettre',
    'an old encoding of mail': 'un ancien encodage du courrier',
    'the encoding of Central Europe': 'l’encodage d’Europe centrale',
    'It was {0}. Import the file as UTF-8; correct the texts that are already wrong.':
      'C’était {0}. Importez le fichier en UTF-8 ; corrigez les textes déjà abîmés.',
    'Import the file as UTF-8; correct the texts that are already wrong.':
      'Importez le fichier en UTF-8 ; corrigez les textes déjà abîmés.',
    'Type the word again, and import the file as UTF-8.':
      'Saisissez de nouveau le mot, et importez le fichier en UTF-8.',
  },
  'text-too-long': {
    'This text has {0} letters, and no rule looks at more than {1}.':
      'Ce texte compte {0} caractères, et aucune règle n’en examine plus de {1}.',
    'Shorten it to {0} letters, or put what is more into a page of its own in data/pages/. It is published as it is.':
      'Ramenez-le à {0} caractères, ou mettez le surplus dans une page à part de data/pages/. Il est publié tel quel.',
  },
  'title-form': {
    '{0} is not a part of the title {1}.': '{0} ne fait pas partie du titre {1}.',
    'The title {0} has a line break.': 'Le titre {0} a un saut de ligne.',
    'This title has several sentences: {0} looks like an abstract.':
      'Ce titre a plusieurs phrases : {0} ressemble à un résumé.',
    'This title has {0} letters: it looks like an abstract.':
      'Ce titre compte {0} caractères : il ressemble à un résumé.',
    'The title {0} is the name of a file.': 'Le titre {0} est le nom d’un fichier.',
    'The title {0} ends with a full stop.': 'Le titre {0} finit par un point.',
    'The title {0} begins with the word for it.': 'Le titre {0} commence par le mot qui l’annonce.',
    'The title {0} begins with its id.': 'Le titre {0} commence par son identifiant.',
    'The title {0} begins with its number.': 'Le titre {0} commence par son numéro.',
    'The title {0} begins with what a program has put there.': 'Le titre {0} commence par ce qu’un logiciel a ajouté.',
    'The title {0} begins with the mark of a list.': 'Le titre {0} commence par une puce de liste.',
    'The title {0} ends with the mark of a footnote.': 'Le titre {0} finit par un appel de note.',
    'The title {0} ends with its author, {1}.': 'Le titre {0} finit par le nom de son auteur, {1}.',
    'The title {0} ends in the middle.': 'Le titre {0} s’arrête au milieu.',
    'The title {0} has underscores instead of spaces, like a file name.':
      'Le titre {0} a des tirets bas à la place des espaces, comme un nom de fichier.',
    'The title {0} has quotation marks twice.': 'Le titre {0} a des guillemets en double.',
    'The title {0} has one quotation mark alone.': 'Le titre {0} a un guillemet isolé.',
    'The title {0} has "{1}" and "{2}" not in pairs.': 'Dans le titre {0}, « {1} » et « {2} » ne vont pas par paires.',
    'The whole title is in quotation marks: {0}': 'Tout le titre est entre guillemets : {0}',
    'Delete it: it was meant for the organisers.': 'Supprimez-le : c’était destiné aux organisateurs.',
    'Write the title alone; papers have a field for the abstract.':
      'N’écrivez que le titre ; les articles ont un champ pour le résumé.',
    'Write the title alone; addresses have fields of their own.':
      'N’écrivez que le titre ; les adresses ont leurs propres champs.',
    'Write the title alone, without "Copy of", "Re:" or "Fwd:".':
      'N’écrivez que le titre, sans « Copy of », « Re: » ni « Fwd: ».',
    'Write the title alone: the authors have a column of their own.':
      'N’écrivez que le titre : les auteurs ont leur propre colonne.',
    'Delete it: titles have none.': 'Supprimez-le : les titres n’en ont pas.',
    'Add the other one, or delete it: the title may have been cut in a table.':
      'Ajoutez l’autre, ou supprimez-le : le titre a peut-être été coupé dans un tableau.',
    'Add the one that is missing, or delete the other: the end of the title may be lost.':
      'Ajoutez le signe qui manque, ou supprimez l’autre : la fin du titre est peut-être perdue.',
    'Delete the number: pages show it where it is of use, and it is wrong as soon as the order changes.':
      'Supprimez le numéro : les pages l’affichent là où il est utile, et il devient faux dès que l’ordre change.',
    'Write it in full: the program that it comes from has cut it.':
      'Écrivez-le en entier : le logiciel d’où il vient l’a coupé.',
    'Write it in full, or delete its last sign.': 'Écrivez-le en entier, ou supprimez son dernier signe.',
    'Delete it: the footnote is not here.': 'Supprimez-le : la note n’est pas ici.',
    'Write each mark once: a program has doubled them.':
      'N’écrivez chaque guillemet qu’une fois : un logiciel les a doublés.',
    'Delete them: pages add what they need.': 'Supprimez-les : les pages ajoutent ce qu’il leur faut.',
  },
  'title-page-authors': {
    'The title page of {0} names the authors of paper {1} in another order: {2}.':
      'La page de titre de {0} nomme les auteurs de l’article {1} dans un autre ordre : {2}.',
    'The title page of {0} does not name {1}, an author of paper {2}.':
      'La page de titre de {0} ne nomme pas {1}, qui signe l’article {2}.',
    'The title page of {0} names no author of paper {1}.':
      'La page de titre de {0} ne nomme aucun auteur de l’article {1}.',
    'Write them in the order of the file: papers are cited by it.':
      'Écrivez-les dans l’ordre du fichier : c’est celui des citations.',
    'Write the name as the file has it, or ask the authors which of the two is right.':
      'Écrivez le nom comme dans le fichier, ou demandez aux auteurs lequel est juste.',
    'If it is the file of another paper, correct the address; otherwise correct the names.':
      'Si c’est le fichier d’un autre article, corrigez l’adresse ; sinon, corrigez les noms.',
  },
  'too-few-cells': {
    'Add the missing cells; an empty cell still needs its separator.':
      'Ajoutez les cellules manquantes ; même vide, une cellule a son séparateur.',
  },
  'too-many-cells': {
    'Put a text that contains the separator between quotation marks: "Bergen, Norway".':
      'Mettez entre guillemets droits un texte qui contient le séparateur : "Bergen, Norway".',
    'Delete the cells beyond the last named column, or name their column in the first row.':
      'Supprimez les cellules au-delà de la dernière colonne nommée, ou nommez leur colonne dans la première ligne.',
  },
  'track-without-deadline': {
    'The track "{0}" has no deadline: its card would be empty.':
      'Le volet « {0} » n’a pas d’échéance : sa carte serait vide.',
    'Add its dates to deadlines.csv, or write "no" into the column "card".':
      'Ajoutez ses dates à deadlines.csv, ou écrivez « no » dans la colonne « card ».',
  },
  'tracking-link': {
    '"{0}" tracks where visitors come from.': '« {0} » suit la provenance des visiteurs.',
    '"{0}" leads through a service that tracks visitors.': '« {0} » passe par un service qui suit les visiteurs.',
    'Delete what begins with utm_, fbclid or gclid, after the question mark.':
      'Supprimez, après le point d’interrogation, ce qui commence par utm_, fbclid ou gclid.',
    'Open it, and write the address at which you arrive.': 'Ouvrez-le, et écrivez l’adresse à laquelle vous arrivez.',
  },
  'translation-twice': {
    'Each language has one site, at an address of its own; this site is not among them.':
      'Chaque langue a un site, à sa propre adresse ; ce site-ci n’en fait pas partie.',
  },
  'unclosed-quote': {
    'A quotation mark opens here and is never closed.': 'Un guillemet s’ouvre ici et n’est jamais fermé.',
  },
  'unknown-author': {
    '"{0}" is not an author of the paper.': '« {0} » ne figure pas parmi les auteurs de l’article.',
  },
  'unknown-column': {
    'There is no column "{0}" in this table.': 'Ce tableau n’a pas de colonne « {0} ».',
    'A column has no name.': 'Une colonne n’a pas de nom.',
    'Name it in the first line, or delete it.': 'Nommez-la dans la première ligne, ou supprimez-la.',
  },
  'unknown-field': {
    'There is no field "{0}" in the head of a page.': 'L’en-tête d’une page n’a pas de champ « {0} ».',
    'There is no field "{0}" here.': 'Il n’y a pas de champ « {0} » ici.',
    'There is no column "{0}" here.': 'Il n’y a pas de colonne « {0} » ici.',
    'Delete it: the name of the file is the id of the page.':
      'Supprimez-le : le nom du fichier est l’identifiant de la page.',
    'Delete it: the text of the page is below the head.':
      'Supprimez-le : le texte de la page est au-dessous de l’en-tête.',
  },
  'unknown-file': {
    '{0} is not an edition and is not used.': '{0} n’est pas une édition et n’est pas utilisé.',
    'The file {0} belongs to no collection and is not used.':
      'Le fichier {0} n’appartient à aucune collection et n’est pas utilisé.',
    '{0} is not a page and is not used.': '{0} n’est pas une page et n’est pas utilisé.',
    'There are two files of one table: {0} and {1}.': 'Un même tableau a deux fichiers : {0} et {1}.',
    'The sheet "{0}" is read, and these are not: {1}.': 'La feuille « {0} » est lue, celles-ci ne le sont pas : {1}.',
    'Call the sheet with the table "{0}", or keep the others in another workbook.':
      'Nommez « {0} » la feuille du tableau, ou gardez les autres dans un autre classeur.',
    'Delete {0} if you edit the workbook, or {1} if you edit the CSV file. Look at both first: only one may have the latest changes.':
      'Supprimez {0} si vous modifiez le classeur, ou {1} si vous modifiez le fichier CSV. Regardez d’abord les deux : un seul a peut-être les dernières modifications.',
    'Delete it, or put it into the folder of the edition to which it belongs.':
      'Supprimez-le, ou mettez-le dans le dossier de son édition.',
    'Delete it or keep it elsewhere; "npx colloquium add" lists the files.':
      'Supprimez-le ou gardez-le ailleurs ; « npx colloquium add » énumère les fichiers.',
    'Names of pages end in ".md", and pages are in this folder itself; pictures belong in public/.':
      'Les noms des pages finissent par « .md », et les pages sont directement dans ce dossier ; les images vont dans public/.',
    'Rename it: letters without accents, digits and hyphens are safe, as in "programme-2031.pdf".':
      'Renommez-le : lettres sans accents, chiffres et traits d’union conviennent, comme dans « programme-2031.pdf ».',
    'Run `npx colloquium convert {0}`, which writes {1}; then keep {2} elsewhere.':
      'Lancez `npx colloquium convert {0}`, qui écrit {1} ; gardez ensuite {2} ailleurs.',
  },
  'unknown-reference': {
    'There is no {0} "{1}" in {2} or {3}.': 'Ni {2} ni {3} ne contient « {1} » ({0}).',
    'There is no {0} "{1}" in {2}.': '{2} ne contient pas « {1} » ({0}).',
    'Add a row with the {0} "{1}" to {2}, or make that file. Its first line names the columns: {3}.':
      'Ajoutez à {2} une ligne dont {0} est « {1} », ou créez ce fichier. Sa première ligne nomme les colonnes : {3}.',
    'Add an entry with the {0} "{1}" to {2}, or make that file.':
      'Ajoutez à {2} une entrée dont {0} est « {1} », ou créez ce fichier.',
  },
  'unlike-column': {
    '"{0}" is until {1}, and "{2}" after {3}.': '« {0} » vaut jusqu’à {1}, et « {2} » après {3}.',
    '"{0}" has no day <1> which it is paid, and the others have.':
      '« {0} » n’a pas de date <1>, et les autres en ont une.',
    until: 'de fin (until)',
    after: 'de début (after)',
    '"{0}" is until {1}, and the other fees are until {2}.':
      '« {0} » vaut jusqu’à {1}, et les autres tarifs jusqu’à {2}.',
    '"{0}" is after {1}, and the other fees are until {2}.':
      '« {0} » vaut après {1}, et les autres tarifs jusqu’à {2}.',
    '"{0}" and "{1}" can both be paid until {2}, and nothing after it.':
      '« {0} » et « {1} » se paient tous deux jusqu’à {2}, et rien après.',
    '"{0}" can be paid until {1}, as "{2}", and nothing after it.':
      '« {0} » se paie jusqu’à {1}, comme « {2} », et rien après.',
    '"{0}" is of the kind "{1}", and it has a speaker.': '« {0} » est du type « {1} », et quelqu’un y intervient.',
    '"{0}" is of the kind "{1}".': '« {0} » est du type « {1} ».',
    '{0} is <1>, unlike the other values of {2}.': '{0} est <1>, contrairement aux autres valeurs de {2}.',
    'a number': 'un nombre',
    'a time': 'une heure',
    'an address': 'une adresse',
    'the name of a file': 'un nom de fichier',
    'an answer': 'une réponse',
    'no word': 'autre chose qu’un mot',
    'a single letter': 'une seule lettre',
    'an id': 'un identifiant',
    'a country': 'un pays',
    'an institution': 'un établissement',
    'the name of a person': 'un nom de personne',
    'Write the same day in both: otherwise neither or both fees can be paid on some days.':
      'Écrivez le même jour dans les deux : sinon, certains jours, aucun des deux tarifs ou les deux sont à payer.',
    'Check whether it belongs to another column or row, or is incomplete.':
      'Vérifiez si elle appartient à une autre colonne ou ligne, ou si elle est incomplète.',
    'Write {0} as "{1}", as in the other rows.': 'Écrivez {0} dans « {1} », comme dans les autres lignes.',
    'Write {0}: otherwise neither or both fees can be paid on some days.':
      'Écrivez {0} : sinon, certains jours, aucun des deux tarifs ou les deux sont à payer.',
    'Write {0} into "after" instead: it is paid once the early fee has ended.':
      'Écrivez plutôt {0} dans « after » : il se paie une fois le tarif anticipé terminé.',
    'Write {0} into "after" instead: a late fee begins when the others end.':
      'Écrivez plutôt {0} dans « after » : un tarif tardif commence quand les autres finissent.',
    'Correct the kind, or empty the cell of the speaker.': 'Corrigez le type, ou videz la cellule « speaker ».',
    'Correct the title or the kind.': 'Corrigez le titre ou le type.',
  },
  'unreachable-page': {
    'Nothing links to the page "{0}" ({1}).': 'Aucun lien ne mène à la page « {0} » ({1}).',
    'Add it to a menu in navigation.yaml, or link to it from a text.':
      'Ajoutez-la à un menu dans navigation.yaml, ou mettez un lien dans un texte.',
  },
  'unreadable-file': {
    'This is a file, and not a folder.': 'C’est un fichier, et non un dossier.',
    'This is <0>, and not a text file.': 'C’est <0>, et non un fichier texte.',
    'a workbook of a spreadsheet (or another ZIP archive)': 'un classeur de tableur (ou une autre archive ZIP)',
    'a workbook of an old spreadsheet': 'un classeur d’un ancien tableur',
    'a compressed file': 'un fichier compressé',
    'UTF-32': 'un fichier UTF-32',
    'The file contains NUL characters: it looks like <0> without a byte order mark.':
      'Le fichier contient des caractères NUL : on dirait de l’<0> sans indicateur d’ordre des octets.',
    'UTF-16 (little end first)': 'UTF-16 (petit-boutiste)',
    'UTF-16 (big end first)': 'UTF-16 (gros-boutiste)',
    'The file begins as UTF-16 and is damaged further on.':
      'Le fichier commence en UTF-16, mais la suite est endommagée.',
    'The file is not UTF-8; it looks like {0}.': 'Le fichier n’est pas en UTF-8 ; on dirait du {0}.',
    'Line {0}, and {1} more after it, was pasted in another encoding than the rest of the file, which is UTF-8; it looks like {2}: "{3}".':
      'La ligne {0} et {1} autres après elle ont été collées dans un autre encodage que le reste du fichier, qui est en UTF-8 ; on dirait du {2} : « {3} ».',
    'Line {0} was pasted in another encoding than the rest of the file, which is UTF-8; it looks like {1}: "{2}".':
      'La ligne {0} a été collée dans un autre encodage que le reste du fichier, qui est en UTF-8 ; on dirait du {1} : « {2} ».',
    'Save the file again as "CSV UTF-8" (in a spreadsheet) or with the encoding UTF-8 (in an editor).':
      'Enregistrez de nouveau le fichier en « CSV UTF-8 » (dans un tableur) ou avec l’encodage UTF-8 (dans un éditeur).',
    'Type its accented letters again in an editor that saves UTF-8.':
      'Saisissez de nouveau ses lettres accentuées dans un éditeur qui enregistre en UTF-8.',
    'Make a folder of this name, and put the whole data of each year into a folder of its own in it.':
      'Créez un dossier de ce nom, et mettez-y les données complètes de chaque année, chacune dans son propre dossier.',
    'Make a folder of this name, and put each page into a file of its own: pages/code-of-conduct.md.':
      'Créez un dossier de ce nom, et mettez chaque page dans son propre fichier : pages/code-of-conduct.md.',
    'Put the folder of the edition itself here, and make sure that it may be read.':
      'Mettez ici le dossier de l’édition lui-même, et vérifiez qu’il est lisible.',
    'Put the folder itself here, and make sure that it may be read.':
      'Mettez ici le dossier lui-même, et vérifiez qu’il est lisible.',
    'Put the file itself here, or delete it.': 'Mettez ici le fichier lui-même, ou supprimez-le.',
  },
  'unreleased-changes': {
    '<0> changed since release {1}.': 'Modifications depuis la publication {1} : <0>.',
    '"{0}" has': '« {0} »',
    '{0} sessions, talks and posters, "{1}" first, have':
      '{0} sessions, présentations et posters, à commencer par « {1} »',
    'When the changes are final, notify calendars and visitors: npx colloquium release "What is new, in a sentence".':
      'Quand les modifications sont définitives, informez agendas et visiteurs : npx colloquium release "Ce qui est nouveau, en une phrase".',
  },
  'weekday-disagrees': {
    '"{0}" is a <1>.': '« {0} » tombe un <1>.',
    'Correct the day of the week or the date.': 'Corrigez le jour de la semaine ou la date.',
  },
  'wrong-form': {
    '{0} does not have the form that <1> needs.': '{0} n’a pas la forme qu’exige <1>.',
    '{0} has decimals, and {1} has none.': '{0} a des décimales, et {1} n’en a pas.',
    'Write {0}, or correct the currency in registration.yaml.':
      'Écrivez {0}, ou corrigez la devise dans registration.yaml.',
    'Write letters, digits and hyphens only.': 'N’écrivez que des lettres, des chiffres et des traits d’union.',
  },
  'wrong-offset': {
    '{0} is not the time of {1} on the days of the conference.':
      '{0} n’est pas l’heure du fuseau {1} les jours de la conférence.',
    'It is {0} there: delete this line, since it follows from "timeZone", or correct the time zone.':
      'Là-bas, c’est {0} : supprimez cette ligne, qui découle de « timeZone », ou corrigez le fuseau horaire.',
  },
  'wrong-shape': {
    'The file must hold a list.': 'Le fichier doit contenir une liste.',
    'Start each item with a hyphen and a space: "- id: …".':
      'Commencez chaque élément par un tiret et une espace : « - id: … ».',
  },
  'wrong-type': {
    'A list is not <0>, as <1> needs.': 'Une liste n’est pas <0>, ce qu’exige <1>.',
    'A group of fields is not <0>, as <1> needs.': 'Un groupe de champs n’est pas <0>, ce qu’exige <1>.',
    '{0} is not <1>, as <2> needs.': '{0} n’est pas <1>, ce qu’exige <2>.',
    'a group of fields': 'un groupe de champs',
    'an amount': 'un montant',
    'yes or no': 'yes ou no',
    'true or false': 'true ou false',
    'a text': 'un texte',
    'a list': 'une liste',
    'a whole number': 'un nombre entier',
    'Write its fields below it, each on its own line and indented by two spaces: {0}.':
      'Écrivez ses champs au-dessous, chacun sur sa ligne, en retrait de deux espaces : {0}.',
    'Put it between quotation marks if it looks like a number or a date.':
      'Mettez-le entre guillemets droits s’il ressemble à un nombre ou à une date.',
    'Write each field on its own line as "name: value".':
      'Écrivez chaque champ sur sa ligne, sous la forme « name: value ».',
    'Start each item on its own line with a hyphen and a space.':
      'Commencez chaque élément sur sa ligne par un tiret et une espace.',
    'Write true or false, without quotation marks.': 'Écrivez true ou false, sans guillemets.',
    'Write digits only, without a currency, spaces or decimals.':
      'N’écrivez que des chiffres, sans devise, espaces ni décimales.',
    'Write digits, and a point before the decimals, without a currency or spaces: 59.50. The payment form takes two decimals at most.':
      'Écrivez des chiffres, avec un point avant les décimales, sans devise ni espaces : 59.50. Le formulaire de paiement admet deux décimales au plus.',
  },
  'wrong-weekday': {
    '"{0}" is not a <1>.': '« {0} » ne tombe pas un <1>.',
    '{0} is a <1>: correct the weekday or the date.': '{0} est un <1> : corrigez le jour de la semaine ou la date.',
  },
  'yaml-alias': {
    'Anchors and aliases (&name, *name) are not used here.':
      'Les ancres et alias (&name, *name) ne s’emploient pas ici.',
    'Write the text out where it is needed; facts that repeat can be named as {{deadlines.…}}.':
      'Écrivez le texte là où il en faut ; une information répétée peut s’appeler par {{deadlines.…}}.',
  },
  'yaml-indent': {
    'The indentation does not fit the lines around it.': 'Le retrait ne correspond pas à celui des lignes voisines.',
    'Lines of the same level start in the same column; lines that belong to one of them start two spaces further in.':
      'Les lignes d’un même niveau commencent à la même colonne ; celles qui dépendent de l’une d’elles, deux espaces plus loin.',
  },
  'yaml-several-documents': {
    'A line of three hyphens starts a second document here.':
      'Une ligne de trois tirets commence ici un second document.',
    'Delete the line "---"; the file holds one document.':
      'Supprimez la ligne « --- » ; le fichier contient un seul document.',
  },
  'yaml-syntax': {
    'A closing quotation mark, a bracket, a comma or a colon is missing.':
      'Il manque un guillemet fermant, un crochet, une virgule ou un deux-points.',
    'There is a second name with a colon where a text was expected.':
      'Un second nom suivi d’un deux-points occupe la place d’un texte.',
    'A text cannot begin with this sign.': 'Un texte ne peut pas commencer par ce signe.',
    'This is not valid YAML: {0}.': 'Ce n’est pas du YAML valide : {0}.',
    'Close what was opened; put a text that contains ": " or begins with a special sign in quotation marks.':
      'Fermez ce qui a été ouvert ; mettez entre guillemets droits un texte qui contient « : » ou commence par un signe spécial.',
    'Put a text that contains ": " in quotation marks; names of the same level start in the same column.':
      'Mettez entre guillemets droits un texte qui contient « : » ; les noms d’un même niveau commencent à la même colonne.',
    'Put the text between quotation marks.': 'Mettez le texte entre guillemets droits.',
    'Compare with the lines around it; put a text that contains ": " or " #" in quotation marks.':
      'Comparez avec les lignes voisines ; mettez entre guillemets droits un texte qui contient « : » ou « # ».',
  },
  'yaml-tab': {
    'The line is indented with a tab.': 'Le retrait de la ligne est fait d’une tabulation.',
    'Indent with spaces, two for each level.': 'Faites le retrait avec des espaces, deux par niveau.',
  },
  'yaml-tag': {
    'Tags such as "{0}" are not used here.': 'Les étiquettes telles que « {0} » ne s’emploient pas ici.',
    'Delete the word that begins with an exclamation mark; put the text between quotation marks if it is part of it.':
      'Supprimez le mot qui commence par un point d’exclamation ; s’il fait partie du texte, mettez celui-ci entre guillemets droits.',
  },
  'zero-length': {
    'The start and the end are the same ({0}).': 'Le début et la fin sont identiques ({0}).',
  },
};
