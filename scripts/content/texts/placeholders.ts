/** What people write for want of anything better, alone in a cell; in the languages of the interface and their neighbours'. */
const ALONE =
  /^(?:tb[acd]|to[ -]?be[ -]?(?:announced|added|completed|confirmed|decided|defined|determined|done|written)|to come|coming soon|todo|fixme|x{2,}|\?+|\.{2,}|…+|[-–—_*]+|n[./]?[ad]\.?|n\.?\s?n\.?|none|null|nil|undefined|nan|anonym(?:ous)?|test(?:ing)?\s?\d*|asdf\w*|qwert\w*|foo(?: ?bar)?|bar|baz|blah?(?: blah)*|dummy|sample(?: text)?|example|placeholder|untitled|no (?:title|name)|(?:paper |talk |session )?title(?: of (?:the |your )?\w+)?|your \w+(?: here)?|(?:insert|add|enter|type|write) .{0,30}(?:here|text|title|name)|lorem ipsum.*|author(?: name)?s?|first ?name,? last ?name|name|(?:john|jane) doe|à (?:compléter|définir|confirmer|venir|préciser|déterminer)|sans titre|titre(?: de .{0,20})?|prénom nom|por (?:definir|confirmar)|wird noch bekannt ?gegeben|folgt|(?:س?ي(?:حدد|علن|ضاف|نشر)|س?ت(?:حدد|علن|ضاف|نشر)) لاحق(?:ًا|اً|ا)|قيد ال(?:إعداد|اعداد|إنجاز|تحديث|كتابة)|بدون عنوان|عنوان مؤقت|لم يحدد بعد|bientôt disponible|en cours de (?:rédaction|préparation)|(?:work )?in progress|draft|brouillon)[.!:]?$/iu;

/** The same within a text: in capitals, between brackets, or as nobody else writes. */
const WITHIN =
  /(?<![\p{L}\d-])(?:TB[ACD]|TODO|FIXME|X{3,}|XX(?=\s\p{Script=Arabic}))(?![\p{L}\d-])|\?{2,}(?!\))|\blorem ipsum\b|[([<](?:(?:tb[acd]|todo|to be (?:announced|added|completed|confirmed|decided|defined|determined|done|written)|à (?:compléter|confirmer|définir|préciser|venir)|insert|add|your|enter|placeholder|xx+|\?+|link|title|name|date|url|text|name of|lien|titre|date à)\b[^\])>]{0,40}|[^\])>]{0,30}(?:à venir|à confirmer|to come|to follow|coming soon|provisional|tentative|provisoire|عنوان مؤقت|قيد الإعداد|لاحقا|لاحقًا)|draft|brouillon|titre provisoire|working title|…|\.{3})[\])>](?!\()/iu;

/** Nobody writes more for want of anything better. */
const LONGEST = 60;
/** Without one of these nothing within a text holds a place. */
const SIGN = /TB[ACD]|TODO|FIXME|XX|\?\?|lorem|[([<]/i;

const CAPITALS = /TB[ACD]|TODO|FIXME|X{2,}/;

/** The first words of a text that only hold a place; those of several letters in capitals only where they stand within it. */
export function placeholderIn(text: string): RegExpExecArray | undefined {
  const whole = text.length > LONGEST ? null : ALONE.exec(text.trim());
  if (whole !== null) return whole;
  const found = SIGN.test(text) ? WITHIN.exec(text) : null;
  if (found === null) return undefined;
  const isWord = /^\p{L}+$/u.test(found[0]);
  return isWord && !CAPITALS.test(found[0]) && !/lorem/i.test(found[0]) ? undefined : found;
}
