/**
 * Usual names of columns, by what the column holds. Accents, letter case and signs do not matter. If several columns have the names of
 * a field with one value, the name that comes first counts.
 */
const NAMES = {
  id: 'id; #; uid; code; number; no; nr; n; num; ref; reference; paper; submission; numero; nummer; الرقم; رقم',
  title: `title; talk; presentation; contribution; event; activity; item; programme item; program item; what; titre; intitule;
    communication; expose; activite; titulo; ponencia; charla; actividad; palestra; atividade; comunicacao; titel; vortrag; beitrag;
    veranstaltung; programmpunkt; titolo; intervento; attivita; عنوان; العنوان; عنوان المداخله; المداخله; عنوان البحث; عنوان الورقه`,
  people: 'people; persons; with; who; avec; con; com; mit',
  given: 'first name; given name; forename; prenom; nombres; vorname; الاسم الاول; الاسم الشخصي',
  family: `last name; family name; surname; nom de famille; apellido; apellidos; sobrenome; nachname; familienname; cognome; اسم العائله;
    اللقب`,
  name: `name; full name; names; nom; nom complet; nom et prenom; nombre; nombre completo; nombre y apellidos; nome; nome completo;
    nome e cognome; الاسم; الاسم الكامل; الاسم واللقب`,
  affiliation: `affiliation; affiliations; organisation; organization; company; institution; institute; university; employer; afiliacion;
    filiacion; institucion; universidad; empresa; organizacion; afiliacao; instituicao; universidade; organizacao; einrichtung; universitat;
    firma; universite; etablissement; entreprise; societe; affiliazione; istituzione; universita; azienda; organizzazione; ente; الانتماء;
    المؤسسه; الجامعه; الجهه`,
  country: 'country; pays; pais; land; paese; البلد; الدوله',
  bio: `bio; bios; biography; biographies; short bio; about me; about; biographie; biografia; kurzbiografie; curriculum; cv; السيره;
    السيره الذاتيه; نبذه`,
  orcid: 'orcid; orcid id',
  pronouns: 'pronouns; pronoms; pronombres; pronomes; pronomen; pronomi',
  page: `homepage; home page; personal page; web page; website; web site; web; site web; sitio web; pagina web; page web; site; webseite;
    sito web; sito; الموقع`,
  kind: `kind; type; format; category; genre; nature; tipo; tipo de actividad; formato; art; typ; tipologia; categorie; categoria;
    kategorie; نوع; النوع; الصنف`,
  abstract: `abstract; summary; description; abstract text; long description; short description; details; outline; resume; descriptif;
    resumen; descripcion; resumo; descricao; zusammenfassung; beschreibung; inhalt; sommario; riassunto; descrizione; الملخص; ملخص; الوصف;
    وصف`,
  track: `track; track name; tracks; schedule tracks; strand; stream; theme; thematic area; parcours; volet; axe; thematique; eje;
    eje tematico; linea; eixo; trilha; schiene; themenbereich; percorso; area tematica; المحور; المسار`,
  session: `session; session name; session title; sessions; block; seance; sesion; bloque; sessao; sitzung; sektion; sessione; الجلسه; جلسه;
    session code; session uid`,
  chairs: `chair; chairs; sessionchair; chaired by; moderator; moderators; moderation; president de seance; presidente de seance; moderateur; moderatrice;
    moderador; moderadora; moderadores; presidente; leitung; sitzungsleitung; moderatore; moderatrice; رئيس الجلسه; مدير الجلسه`,
  room: `room; room name; rooms; location; locations; hall; venue; place; where; auditorium; stage; lieu; salle; salles; amphi; sala; salas;
    salon; aula; lugar; ubicacion; local; raum; saal; ort; luogo; stanza; القاعه; قاعه; المكان`,
  date: `date; day; start date; date start; jour; journee; fecha; dia; data; tag; datum; giorno; giornata; التاريخ; تاريخ; اليوم`,
  start: `start; start time; starttime; starts; starts at; start at; begin; begins; beginning; time; times; from; hour; hours; time slot; slot;
    timeslot; datetime; date time; date and time; when; starting time; scheduled; scheduled at; schedule; debut; heure; heures;
    heure de debut; horaire; horaires; creneau; hora; hora inicio; inicio; comienzo; horario; horario de inicio; desde; beginn; anfang;
    startzeit; uhrzeit; zeit; von; inizio; ora; ora inizio; ora di inizio; orario; البدايه; وقت البدايه; الوقت; التوقيت; الساعه; من`,
  end: `end; end time; endtime; ends; ends at; end at; finish; finishes; until; till; to; fin; heure de fin; hora fin; hasta; fim; termino;
    hora de termino; hora de fim; ate; ende; endzeit; bis; fine; ora fine; ora di fine; النهايه; وقت النهايه; الى`,
  duration: `duration; scheduled duration; length; minutes; min; mins; duree; duracion; duracao; dauer; lange; durata; المده`,
  language: 'language; languages; lang; spoken language; langue; idioma; lengua; lingua; sprache; اللغه',
  level: `level; audience level; python level; experience level; difficulty; niveau; nivel; dificultad; livello; schwierigkeitsgrad;
    المستوى`,
  tags: 'tags; labels; etiquettes; etiquetas; etichette',
  keywords: `keywords; keyword; key words; author keywords; mots cles; mots clefs; palabras clave; palavras chave; schlagworter; stichworte;
    schlusselworter; parole chiave; الكلمات المفتاحيه; كلمات مفتاحيه`,
  topics: 'topics; topic; subject areas; primary area; primary subject area; sujet; tema; argomento; الموضوع',
  slides: `slides; slide deck; presentation file; diapositives; diapos; supports; diapositivas; folien; diapositive; الشرائح`,
  video: 'video; recording; youtube; enregistrement; grabacion; gravacao; aufzeichnung; registrazione; الفيديو',
  code: 'source code; repository; repo; github; code repository; gitlab',
  pdf: 'pdf; full text; texte integral; texto completo; volltext',
  link: 'link; links; url; web link; lien; liens; enlace; enlaces; ligacao; collegamento; الرابط; رابط',
  pages: 'pages; page range; page numbers',
  doi: 'doi',
  decision: 'decision; status; recommendation; statut; estado; stato',
  licence: 'licence; license; lizenz; licencia; licenca; licenza',
} as const;

/** What a column of a table may hold. */
export type Field = keyof typeof NAMES;

/** All fields, for `--map`. */
export const FIELDS = Object.keys(NAMES) as readonly Field[]; // Object.keys widens to string

/** Tells whether a text is the name of a field. */
export const isField = (name: string): name is Field => Object.hasOwn(NAMES, name);

/** Words for somebody who presents. */
const SPEAKER = `speaker; speakers; presenter; presenters; presented by; instructor; instructors; teacher; teachers; facilitator;
  facilitators; organiser; organisers; organizer; organizers; panelist; panelists; lecturer; lecturers; host; hosts; orateur; orateurs;
  oratrice; intervenant; intervenants; intervenante; intervenantes; conferencier; conferenciers; conferenciere; presentateur; animateur;
  animateurs; ponente; ponentes; orador; oradores; oradora; conferenciante; conferenciantes; expositor; expositores; palestrante;
  palestrantes; apresentador; apresentadores; ministrante; ministrantes; referent; referenten; referentin; referentinnen; vortragende;
  vortragender; sprecher; sprecherin; redner; rednerin; relatore; relatori; relatrice; relatrici; oratore; oratori; المتحدث; المتحدثون;
  المتحدثين; المتكلم; المحاضر; المحاضرون; المقدم`;

/** Words for somebody who wrote a paper. */
const AUTHOR = `author; authors; author names; primary and other authors; auteur; auteurs; autrice; autrices; autor; autores; autora;
  autoras; autoren; autorin; autorinnen; autore; autori; المؤلف; المؤلفون; المؤلفين; الباحث; الباحثون; الباحثين`;

/** Is added to the rank of a name with more words. */
const LESS = 100;

/** Normalises a name: lower case, no accents, one space between words. */
const plainWords = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

const listed = (text: string) => text.split(';').map(plainWords);

const BY_NAME = new Map<string, Named>([
  ...Object.entries(NAMES).flatMap(
    ([field, names]) => listed(names).map((name, rank) => [name, { field: field as Field, rank }] as const), // Object.entries widens to string
  ),
  ...listed(AUTHOR).map((name) => [name, { field: 'people', rank: 0, role: 'author' }] as const),
  ...listed(SPEAKER).map((name) => [name, { field: 'people', rank: 1, role: 'speaker' }] as const),
]);

/** Words that add nothing to the name of a field: "Titre de la communication", "Your bio", "Paper abstract". */
const FILLERS: ReadonlySet<string> = new Set(
  listed(`#; of; for; the; your; de; du; des; d; s; l; la; le; les; votre; el; los; las; tu; su; do; da; dos; o; seu; der; die; das; ihr; zum; zur;
    del; della; dell; dei; il; tuo; talk; paper; presentation; session; event; lecture; contribution; submission; proposal; workshop; names;
    communication; intervention; expose; ponencia; charla; palestra; comunicacao; vortrags; beitrags; intervento`),
);

/** Fields that every person of a row may have. */
const OF_EACH: ReadonlySet<Field> = new Set([
  ...(['given', 'family', 'name', 'affiliation', 'country', 'bio', 'orcid', 'pronouns', 'page', 'link'] as const),
]);

/** Fields that hold an address. */
const ADDRESSES: ReadonlySet<Field> = new Set(['slides', 'video', 'code', 'pdf', 'link', 'page']);

/** What the name of a column says. */
export interface Named {
  readonly field: Field;
  /** Lower for names that say it better. */
  readonly rank: number;
  /** The number of a person: 2 in "Speaker 2 affiliation". */
  readonly number?: number | undefined;
  readonly role?: 'speaker' | 'author' | undefined;
}

/** In letters: longer texts are no names. */
const LONGEST = 80;

/** Interprets the name of a column; undefined if it is unknown. */
export function namedColumn(name: string): Named | undefined {
  if (name.length > LONGEST) return undefined;
  // "Referent/in" and "Intervenant·e" name one thing, of "Date/Time" the first part is enough.
  const bare = name.replace(/[/·•*:(](?:in(?:nen)?|e?s|ne?s?|e|t?rice)\)?(?!\p{L})/gu, '').replace(/[([].*$/s, '');
  for (const part of [name.toLowerCase(), name, bare, ...bare.split(/[/:*·|]/).slice(0, 2)]) {
    const found = BY_NAME.get(plainWords(part)) ?? composed(plainWords(part));
    if (found) return found;
  }
  return undefined;
}

/** Reads a name of several words: "talk abstract", "speaker 2 affiliation", "bio of the author", "video link". */
function composed(name: string): Named | undefined {
  const words = name
    .replace(/\d{1,2}/g, ' $& ')
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word));
  const number = words.find((word) => /^\d/.test(word));
  const rest = words.filter((word) => word !== number);
  const person = rest.flatMap((word) => BY_NAME.get(word) ?? []).find(({ role }) => role !== undefined);
  const ofWhat = rest.filter((word) => person === undefined || BY_NAME.get(word) !== person).join(' ');
  const address = BY_NAME.get(ofWhat.replace(/ (?:url|link|address|lien|enlace)$/, ''));
  const found = BY_NAME.get(ofWhat) ?? (address && ADDRESSES.has(address.field) ? address : undefined);
  const numbered = number === undefined ? {} : { number: Number(number) };
  if (person === undefined) return found && { ...found, rank: found.rank + LESS, ...numbered };
  if (ofWhat === '' || found?.field === 'name') return { ...person, ...numbered };
  return found && OF_EACH.has(found.field) ? { ...found, role: person.role, ...numbered } : undefined;
}
