import { lackingFacts, type ProceedingsFact, proceedingsFormat } from '../../../shared/citation/proceedings-formats';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

const IN_FILE = 'in proceedings.yaml';

/** The facts that formats of proceedings need, and how to give them. */
const FACTS: Readonly<Record<ProceedingsFact, { readonly what: string; readonly remedy: string }>> = {
  editors: { what: 'the editors', remedy: `list them as \`editors\` ${IN_FILE}` },
  publisher: { what: 'the publisher', remedy: `give \`publisher\` with its name ${IN_FILE}` },
  depositor: {
    what: 'the name and the mailbox of whoever deposits',
    remedy: `give \`depositor\` with name and email ${IN_FILE}`,
  },
  dblpKey: { what: 'the key of the volume', remedy: `give \`dblpKey\` ${IN_FILE}, such as conf/abc/2031` },
  ceurVolume: {
    what: 'the number of the volume',
    remedy: `give \`ceurVolume\` ${IN_FILE}: Vol-XXXX until there is one`,
  },
  address: { what: 'the address of the site', remedy: 'give `url` in conference.yaml' },
  pages: { what: 'a page for each paper', remedy: 'switch `paperPages` on in conference.yaml' },
  dois: {
    what: 'a DOI for each paper',
    remedy: `give \`doiPrefix\` ${IN_FILE}, or fill in the column "doi" of papers.csv`,
  },
};

/** Finds formats of the proceedings without a fact that they need. */
const missingFact = over(
  ['proceedings', 'conference', 'contributions'],
  (records) => {
    const { value: proceedings, at } = records.proceedings;
    const source = {
      proceedings,
      conference: records.conference.value,
      contributions: records.contributions.map(({ value }) => value),
    };
    return (proceedings.formats ?? []).flatMap((id, index) => {
      const format = proceedingsFormat(id);
      return lackingFacts(format, source).map((fact) => {
        const { what, remedy } = FACTS[fact];
        return found(at('formats', index), say`${format.name} needs ${what}.`, {
          hint: `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}, or take \`${id}\` out of \`formats\`.`,
        });
      });
    });
  },
  { whole: ['proceedings', 'conference', 'contributions'] },
);

export const rule = defineRule({
  code: 'missing-fact',
  severity: 'error',
  reason: reasons.nameInBraces,
  finders: [missingFact],
});
