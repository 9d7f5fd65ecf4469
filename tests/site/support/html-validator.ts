import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes what HTML lets one write in several ways: `<br/>`, `dateTime`, `disabled=""`.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Only for what comes from elsewhere: our own files carry the hash of their contents in the name.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A remark for search engines: the name of the conference alone has 71 characters.
      'long-title': 'off',
      // The accordion's library gives its panels the role, as the WAI-ARIA pattern shows it.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

/** What is not valid in the HTML of a page, a line for each mistake. */
export async function invalidIn(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
