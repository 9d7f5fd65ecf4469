import { grouped } from '../../../../shared/format/grouped';
import { useDesk } from '../store';
import { findingWords } from '../words/findings';
import { counted, useWords } from '../words/language';
import { shellWords } from '../words/shell';
import { FindingNote } from './FindingNote';

/** The list of all findings, file by file, each of which leads to its place. */
export function FindingsView() {
  const words = useWords(findingWords);
  const { errors: errorCount, warnings: warningCount } = useWords(shellWords);
  const { state } = useDesk();
  const { findings = [], count = 0 } = state ?? {};
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <section className="view">
      <h1>{words.title}</h1>
      {count === 0 ? (
        <p className="lead">{words.none}</p>
      ) : (
        <p className="lead">
          {counted(errorCount, errors)}, {counted(warningCount, count - errors)}
        </p>
      )}
      {[...grouped(findings, ({ name }) => name)].map(([name, found]) => (
        <section key={name} aria-labelledby={`in ${name}`}>
          <h2 id={`in ${name}`}>{name}</h2>
          {found.map((finding) => (
            <FindingNote key={finding.id} finding={finding} isLinked />
          ))}
        </section>
      ))}
    </section>
  );
}
