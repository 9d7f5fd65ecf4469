import type { Attending } from '#content';
import { PageContents, partsOf } from '../../renderer/components/PageContents';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Picture } from '../../renderer/components/Picture';
import { Section, TextSections } from '../../renderer/components/Section';
import { type PageProps, requireContent } from '../../renderer/site';
import { MAP_ANCHOR, TEXT_ANCHOR } from '../../shared/format/section-anchors';
import type { ShowPicture } from '../../shared/picture';
import styles from './AttendingPage.module.css';

/** Shows how to travel to the conference and where to stay. */
export function Page({ content, route, showPicture, words }: PageProps) {
  const { timeZone } = content.conference;
  const { sections, map } = requireContent(content.attending);
  const parts = partsOf(sections, TEXT_ANCHOR);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PageContents
          parts={map ? [{ heading: map.heading, anchor: MAP_ANCHOR }, ...parts] : parts}
          timeZone={timeZone}
          words={words}
        />
        {map && <VenueMap map={map} showPicture={showPicture} />}
        <TextSections sections={sections} timeZone={timeZone} />
      </PageBody>
    </>
  );
}

interface VenueMapProps {
  readonly map: NonNullable<Attending['map']>;
  readonly showPicture: ShowPicture;
}

/** Shows the map as a picture of the site's own, so that no other service is loaded. */
function VenueMap({ map: { heading, image, alt, caption }, showPicture }: VenueMapProps) {
  return (
    <Section heading={heading} id={MAP_ANCHOR}>
      <figure className={styles.map}>
        <Picture picture={showPicture(image, 'figure', { width: 580, height: 640 })} alt={alt} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  );
}
