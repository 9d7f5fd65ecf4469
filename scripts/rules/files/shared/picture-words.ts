import { inTexts, say } from '../../kit';
import { quote } from '../../lexicon/flaw';

/** What programs write for want of words: the name of the file, or that it is a picture. */
const NO_WORDS =
  /^(?:\S+\.(?:svg|png|jpe?g|webp|gif|avif)|(?:an? |the |une? |la |l[’'])?(?:image|picture|photo(?:graph(?:ie)?)?|img|figure|graphic|icon|logo|dessin|illustration|screenshot|alt(?: ?text)?|صورة)[\s_-]*\d*|(?:img|dsc[nf]?|pxl|p|screenshot|whatsapp image)[\s_-]*\d{3}[\w -]*)[.:]?$/iu;
const IN_MARKDOWN = /!\[([^\]]*)\]/g;

/** The words for who does not see a picture say what is on it (WCAG 1.1.1). */
export const pictureWords = inTexts({
  kinds: ['prose', 'markdown'],
  sign: /image|picture|photo|img|figure|graphic|icon|logo|dessin|illustration|screenshot|alt|صورة|\.\w{3,4}|dsc|pxl|p\d{3}/iu,
  flaw: (text, { field, kind }) => {
    const found =
      kind === 'markdown'
        ? [...text.matchAll(IN_MARKDOWN)].find(([, words = '']) => NO_WORDS.test(words))
        : /^(?:alt|imageAlt)$/.test(field)
          ? NO_WORDS.exec(text)
          : null;
    return found
      ? {
          start: found.index,
          end: found.index + found[0].length,
          message: say`${quote(found[1] ?? text)} does not say what is on the picture.`,
          hint: 'Say what somebody would miss who does not see it: screen readers read these words in its place.',
        }
      : undefined;
  },
});
