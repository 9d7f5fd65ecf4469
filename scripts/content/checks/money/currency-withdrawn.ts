// Codes: currency-name.

import { data } from 'currency-codes';
import { defineCheck } from '../../check';
import { registrationOf } from '../../money/registration-of';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { isSlipAway } from '../../texts/letters-turned';
import { sentenceAround } from '../../texts/sentences';
import { flawAt, flawReport } from '../../texts/text-check';

/** Codes that ISO 4217 has withdrawn (its list three), of currencies that people still write down. */
const WITHDRAWN = new Set(
  'ADP AFA AON ARA ATS AZM BEF BGL BGN BRC BRE BRR BYB BYR CSK CUC CYP DDM DEM ECS EEK ESP FIM FRF GHC GRD GWP HRD HRK IEP ILR ISJ ITL LTL LUF LVL MGF MLF MRO MTL MXP MZM NLG PEI PES PLZ PTE ROL RUR SDD SDP SIT SKK SLL SRG STD SUR TJR TMM TPE TRL UAK UYP VEB VEF XEU YUD YUM ZAL ZMK ZRN ZWD'.split(
    ' ',
  ),
);
const VALID = new Set(data.map(({ code }) => code));

const CODE =
  /(?<=\d\s?)[A-Z]{3}(?![\p{L}\d-])|(?<![\p{L}\d-])[A-Z]{3}(?=\s?\d)|(?<=(?<!\p{L})(?:in|en|of|by|and|or|et|ou|ب)\s)[A-Z]{3}(?![\p{L}\d-])/gu;
const OF_PRICES =
  /(?<!\p{L})(?:prices?|fees?|rates?|costs?|pays?|paid|payments?|charged?|amounts?|prix|frais|tarifs?|pay\p{L}+|montants?|(?:ال)?أسعار|(?:ال)?رسوم|سعر|(?:ال)?دفع|(?:ال)?مبالغ)(?!\p{L})/iu;

const SIGN = /[A-Z]{3}/;
const isWords: Such = ({ kind }) => kind === 'prose' || kind === 'markdown';

/** A price is in a currency that there is: not in one that was withdrawn, and not in one with two letters exchanged. */
export const currencyWithdrawn = defineCheck(['currencies'], ({ currencies }, site) => {
  const { local, international } = registrationOf(site)?.value.fees ?? {};
  const own = [
    ...new Set([
      ...[local, international].flatMap((list) => (list === undefined ? [] : [list.currency])),
      ...currencies.map(({ value: { code } }) => code),
    ]),
  ];
  const texts = everyText(site, SIGN, isWords);
  return texts.flatMap((written): Diagnostic[] =>
    [...written.text.matchAll(CODE)].flatMap((found): Diagnostic[] => {
      const [code] = found;
      if (VALID.has(code)) return [];
      const meant = own.find((each) => isSlipAway(each, code));
      if (meant === undefined && !WITHDRAWN.has(code)) return [];
      if (!(OF_PRICES.test(sentenceAround(written.text, found.index)) || isBesideAmount(written.text, found)))
        return [];
      return [
        flawReport(
          'currency-name',
          written,
          flawAt(found, {
            message: `"${code}" is the code of no currency${WITHDRAWN.has(code) ? ' any more' : ''}.`,
            hint:
              meant === undefined ? 'Write the code of the currency in which it is paid.' : `Did you mean ${meant}?`,
          }),
        ),
      ];
    }),
  );
});

/** "320 PLZ": an amount with a code that was withdrawn; "12 PNL" may be anything. */
const isBesideAmount = (text: string, { index, 0: code }: RegExpExecArray | RegExpMatchArray): boolean =>
  WITHDRAWN.has(code) && /\d\s?$/.test(text.slice(Math.max(0, (index ?? 0) - 2), index));
