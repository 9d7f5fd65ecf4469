import type { Conference, Release } from '#content';
import { FoldedParts, inHundreds } from '../../renderer/components/FoldedParts';
import { Section } from '../../renderer/components/Section';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';
import { changeInWords, releaseAnchor, releaseDay } from '../../shared/format/release-changes';
import type { Words } from '../../shared/words';
import styles from './changes.module.css';

/** Shows the released changes of the program, the newest release first. */
export function Page({ at, content, route, words }: PageProps) {
  const { conference, releases } = content;
  return (
    <StandardPage content={content} route={route}>
      {conference.url && (
        <p className={styles.feed}>
          <a href={at('/news.xml')}>{words.changes.follow}</a>
        </p>
      )}
      {releases.toReversed().map((release) => (
        <Section
          key={release.version}
          id={releaseAnchor(release.version)}
          heading={words.changes.release(release.version, words.dates.date(releaseDay(release, conference.timeZone)))}
        >
          <p>{release.note}</p>
          {release.version === 1 ? (
            <p>{words.changes.first}</p>
          ) : (
            <Changes release={release} conference={conference} words={words} />
          )}
        </Section>
      ))}
    </StandardPage>
  );
}

interface ChangesProps {
  readonly release: Release;
  readonly conference: Conference;
  readonly words: Words;
}

function Changes({ release: { changes }, conference, words }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <FoldedParts parts={inHundreds(changes)}>
      {(part) => (
        <ul className={styles.changes}>
          {part.map((change) => {
            const { mark, facts } = changeInWords(change, words, conference);
            return (
              <li key={change.entry}>
                <p>
                  <strong>{mark}</strong>
                  {words.colon}
                  <bdi>{change.title}</bdi>
                </p>
                {facts.length > 0 && (
                  <ul>
                    {facts.map(({ label, text }) => (
                      <li key={label}>{label + words.colon + text}</li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </FoldedParts>
  );
}
