import { ButtonLink } from '../../renderer/components/ButtonLink';
import { Picture } from '../../renderer/components/Picture';
import type { PageProps } from '../../renderer/site';
import styles from './Venue.module.css';

/** Shows where the conference is: the address, the map of attending.yaml, and the way to that page. */
export function Venue({ content, routes, showPicture, words }: PageProps) {
  const { venue } = content.conference;
  const map = content.attending?.map;
  const { address = '', city = '', country = '' } = venue ?? {};
  // Many an address ends with the city.
  const where = words.lists.text(
    [address, ...[city, country].filter((each) => !address.includes(each))].filter(Boolean),
  );
  const attending = routes.of('attending');
  return (
    <div className={styles.venue}>
      <div>
        {venue && <p>{where}</p>}
        {venue && (
          <p>
            <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`}>{words.venue.map}</a>
          </p>
        )}
        {attending && (
          <p>
            <ButtonLink link={attending.path} quiet>
              {attending.title}
            </ButtonLink>
          </p>
        )}
      </div>
      {map && <Picture picture={showPicture(map.image, 'figure', { width: 580, height: 640 })} alt={map.alt} />}
    </div>
  );
}
