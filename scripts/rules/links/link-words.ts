import { defineRule, inTexts, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Link texts without meaning in a list of links, as screen readers have it (WCAG 2.4.9). */
const EMPTY =
  /^(?:(?:click |press |tap )?(?:on )?(?:this|here|it)|(?:read |see |learn |find out )?more(?: info(?:rmation)?)?|(?:this |the )?(?:link|page|site|website|address|url)|details|info|(?:cliquez |cliquer |appuyez )?(?:ici|sur ce lien|là)|(?:en )?(?:savoir |lire )plus|(?:ce |le )?(?:lien|site)|plus|suite|هنا|(?:ال)?رابط|اضغط هنا|انقر هنا|(?:ال)?مزيد|للمزيد|aquí|hier|qui|→|>>?|»|\.{3}|…)[.!…]?$/iu;
const LINK = /(?<!!)\[([^[\]\n]*)\]\(\s*<?([^)>\s[]*)(?:[>\s][^)[]*)?\)/g;

const addressIn = (words: string) =>
  /^(?:https?:\/\/|www\.|mailto:)?((?:[^\s@]+@)?[\w-]+(?:\.[\w-]+)+)/i.exec(words.trim())?.[1]?.toLowerCase();

/** An address as a link text; names of files and programs, such as "main.py", have a full stop, too. */
const IS_HOST =
  /^(?:https?:|www\.)|^[\w-]+(?:\.[\w-]+)+\.\p{L}{2,}$|^[\w-]+\.(?:com|org|net|edu|info|eu|tn|fr|de|uk|io|it|es|ma|dz|eg|africa)$/iu;

/** Finds links without text, with a text that says nothing, or with the address of another site. */
const linkWords = inTexts({
  kinds: ['markdown'],
  trigger: /\]\(/,
  flaw: (text) => {
    for (const link of text.matchAll(LINK)) {
      const [whole, words = '', address = ''] = link;
      const plain = words.replace(/[*_`]/g, '').trim();
      const place = { start: link.index, end: link.index + whole.length };
      if (plain === '') {
        return {
          ...place,
          message: `The link to ${quote(address)} has no text.`,
          hint: 'Describe its target between the square brackets.',
        };
      }
      if (EMPTY.test(plain)) {
        return {
          ...place,
          message: `The link text ${quote(plain)} does not describe its target.`,
          hint: 'Use words that name it as the link text: "the [templates](…)". Screen readers list links by their text.',
        };
      }
      const said = addressIn(plain);
      const isHost = said !== undefined && (plain.includes('@') || IS_HOST.test(plain));
      if (isHost && !address.includes('{{') && !address.toLowerCase().includes(said.replace(/^www\./, ''))) {
        return {
          ...place,
          message: `This link says ${quote(plain)} and leads to ${quote(address)}.`,
          hint: 'Write the same address twice, or words that name it.',
        };
      }
    }
    return undefined;
  },
});

/** Labels of buttons that mean nothing without the text around them: "Click here". */
const HERE =
  /^(?:(?:please )?(?:click|press|tap)(?: on)? ?(?:here|this|it)?|here|cliquez(?: ici)?|cliquer ici|ici|اضغط(?: هنا)?|انقر(?: هنا)?|هنا)[.!…]?$/iu;

const buttonWords = inTexts({
  kinds: ['prose'],
  trigger: /(?<![\p{L}])(?:click|press|tap|here|ici|cliqu\p{L}*|هنا|اضغط|انقر)(?!\p{L})/iu,
  flaw: (text, { field }) =>
    (field === 'button' || field === 'label') && HERE.test(text.trim())
      ? {
          start: 0,
          end: text.length,
          message: say`The link text ${quote(text)} does not describe its target.`,
          hint: 'Write what visitors find there: "See the schedule".',
        }
      : undefined,
});

export const rule = defineRule({
  code: 'link-words',
  reason: reasons.linkMisleads,
  finders: [linkWords, buttonWords],
});
