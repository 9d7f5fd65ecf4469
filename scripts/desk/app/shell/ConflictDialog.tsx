import { Dialog } from '../parts/Dialog';
import { answer, useSaving } from '../saving';
import { useWords } from '../words/language';
import { shellWords } from '../words/shell';

/** Shows both changes of the same place, and asks which is to stay. */
export function ConflictDialog() {
  const words = useWords(shellWords);
  const { conflicts } = useSaving();
  if (conflicts === undefined) return null;
  return (
    <Dialog title={words.conflict} onClose={() => answer(false)}>
      <p>{words.conflictWhy}</p>
      {conflicts.map(({ name, what, before, theirs, mine }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a question stays as it is
        <section key={index} className="conflict">
          <h3>{[name, what].filter((part) => part !== '').join(' · ')}</h3>
          <dl>
            {(
              [
                [words.before, before],
                [words.theirs, theirs],
                [words.mine, mine],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value === '' ? words.nothing : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="actions">
        <button type="button" onClick={() => answer(false)}>
          {words.keepTheirs}
        </button>
        <button type="button" className="primary" onClick={() => answer(true)}>
          {words.keepMine}
        </button>
      </p>
    </Dialog>
  );
}
