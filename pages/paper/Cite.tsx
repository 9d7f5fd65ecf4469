import { Children } from 'react';
import buttons from '../../renderer/components/Button.module.css';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { Section } from '../../renderer/components/Section';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import type { Citation } from '../../shared/citation/citation';
import { citationFormats, citationParts } from '../../shared/citation/formats';
import { downloadAddress } from '../../shared/format/download-address';
import type { Words } from '../../shared/words';
import styles from './Cite.module.css';

interface CiteProps {
  readonly citation: Citation;
  readonly words: Words;
}

/** Shows the citation of a paper as text and in the formats of reference managers, to copy or download. */
export function Cite({ citation, words }: CiteProps) {
  const { cite } = words.records;
  return (
    <Section heading={cite.heading}>
      <div className={styles.ways} data-enhance="copy">
        <div className={styles.way} data-citation="">
          <p data-text="" translate="no">
            {Children.toArray(citationParts(citation, (text) => <bdi>{text}</bdi>))}
          </p>
          <CopyButton what={cite.text} words={words} />
        </div>
        <FoldedOnPhones summary={words.lists.text(citationFormats.map(({ name }) => name))}>
          <div className={styles.ways}>
            {citationFormats.map(({ name, ending, type, write }) => {
              const text = write([citation]);
              return (
                <div key={name} className={styles.way} data-citation="">
                  <details>
                    <summary translate="no">{name}</summary>
                    <pre data-text="" dir="ltr" translate="no">
                      {text.replaceAll('\r', '').trim()}
                    </pre>
                  </details>
                  <CopyButton what={name} words={words} />
                  <a className={buttons.quiet} href={downloadAddress(type, text)} download={`${citation.id}${ending}`}>
                    {cite.download(name)}
                  </a>
                </div>
              );
            })}
          </div>
        </FoldedOnPhones>
      </div>
    </Section>
  );
}

interface CopyButtonProps {
  /** What the button copies. */
  readonly what: string;
  readonly words: Words;
}

/** Shows the copy button, which is hidden until its script runs. */
function CopyButton({ what, words: { colon, records } }: CopyButtonProps) {
  return (
    <>
      <button type="button" className={buttons.quiet} data-copy={records.cite.copied} hidden>
        {records.cite.copy}
        <VisuallyHidden>
          {colon}
          <span translate="no">{what}</span>
        </VisuallyHidden>
      </button>
      <span role="status" />
    </>
  );
}
