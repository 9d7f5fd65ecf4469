import { conference, home } from '#content';
import { Picture } from '../../renderer/components/Picture';
import { Island } from '../../renderer/Island';
import { JoinForm } from '../../renderer/islands/JoinForm';
import { shownPicture } from '../../renderer/picture';
import styles from './Join.module.css';

/** The sign-up form beside its decorative picture. */
export function Join() {
  const { image, button } = home.join;
  return (
    <div className={styles.join}>
      <Island name="JoinForm" component={JoinForm} props={{ button, brand: conference.brand }} load="visible" />
      <Picture picture={shownPicture(image, 'illustration', { width: 336, height: 280 })} alt="" />
    </div>
  );
}
