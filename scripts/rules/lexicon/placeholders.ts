import { NOTES, WITHIN } from './placeholder-notes';
import { ALONE } from './placeholder-words';

/** Marks above and below Arabic letters: the same words are written with and without them. */
const HARAKAT = /[\u064b-\u0652\u0670]/g;

/** The name of a field between brackets is all that a form has left: "[description]". */
const BRACKETED =
  /^[[<{](?:(?:your|insert|add|the|votre|le|la) )?(?:short |paper |session |talk )?(?:description|title|name|text|abstract|bio(?:graphy)?|affiliation|speaker|author|date|venue|room|city|country|note|keywords?|titre|nom|texte|résumé|biographie|intervenant|auteur|lieu|salle|ville|pays|الوصف|العنوان|الاسم|النص)s?[\]>}]$/iu;

/** Nobody writes more for want of anything better. */
const LONGEST = 60;
/** Without one of these nothing within a text holds a place. */
const SIGN =
  /TB[ACD]|TODO|FIXME|XX|(?:to|pour) (?:enter|add|edit|insert|entrer|taper|ajouter|insérer|saisir) |an item|un élément|انقر|text\w* (?:goes )?here|(?:content|description|title|biography|bio|abstract) (?:goes )?here|votre texte|texte à|le texte|هنا|\?\?|__|lorem|[([<{]|err(?:or|eur) ?!|\bmm\b|hh:|A (?:COMPL|PR|CONF|V)|À [A-ZÉ]|TO BE|THIS|CHECK|UPDATE|ASK |REPLACE|Dear |MERGEF|؟؟|\.{3}|…|- \?|to (?:follow|come|be)|ext follows|à \p{L}{4}|%[sd]|\$\{|coming soon|bientôt/iu;

const CAPITALS = /TB[ACD]|TODO|FIXME|X{2,}/;

/** The first words of a text that only hold a place; those of several letters in capitals only where they stand within it. */
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
