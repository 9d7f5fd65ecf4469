import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Links, bold and emphasised words of Markdown. */
const MARKDOWN =
  /!?\[[^\]\n]*\]\((?:https?:|mailto:|[/#<])[^)\n]*\)|\*\*[^*\n]+\*\*|(?<![\p{L}\d_])__[^_\n]+__(?![\p{L}\d_])|<(?:https?:\/\/|mailto:)[^>\s]+>|(?<![\p{L}\p{N}*)\]])\*\p{L}[^*\n]{1,80}[\p{L}\p{N}!?.]\*(?![\p{L}\p{N}*-])|^#{1,4} (?=\p{L})/u;

/** Finds Markdown in texts without formatting: visitors would read the signs. */
const markdownInPlainText = inTexts({
  kinds: ['prose', 'name'],
  trigger: /(?:^|[,"\n])#|\]\(|\*\*|__|<https?:|<mailto:|\*\p{L}.*\*/u,
  flaw: (text) => {
    const found = MARKDOWN.exec(text);
    if (found === null) return undefined;
    const isLink = /\]\(|^</.test(found[0]);
    return flawAt(found, {
      message: say`${quote(found[0])} is Markdown, in a text that is shown as it is typed.`,
      hint: isLink
        ? 'Write the words alone; a text of another field may have the link.'
        : 'Write the words without the signs around them.',
    });
  },
});

export const rule = defineRule({
  code: 'markdown-in-plain-text',
  reason: reasons.signsArePrinted,
  finders: [markdownInPlainText],
});
