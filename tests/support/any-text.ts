import fc from 'fast-check';

const LAST_CODE_POINT = 0x10ffff;

/** Half a pair of UTF-16 is no letter. */
const codePoint = fc
  .nat({ max: LAST_CODE_POINT })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Any text at all, and names that every object has. fast-check's own of all letters takes more than a second to be made ready. */
export const anyText = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.string({
      unit: fc.oneof(
        codePoint,
        fc.nat({ max: 0x7f }).map((code) => String.fromCodePoint(code)),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty') },
);
