import { useWords } from '../words/language';
import { shellWords } from '../words/shell';

/** Stands in place of the desk where the address has no key. */
export function Locked() {
  const words = useWords(shellWords);
  return (
    <main className="locked">
      <h1>{words.desk}</h1>
      <p>{words.locked}</p>
    </main>
  );
}
