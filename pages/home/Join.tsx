import { conference, home } from '#content';
import { Island } from '../../renderer/Island';
import { JoinForm } from '../../renderer/islands/JoinForm';
import styles from './Join.module.css';

/** The sign-up form beside its decorative picture. */
export function Join() {
  const { image, button } = home.join;
  return (
    <div className={styles.join}>
      <Island name="JoinForm" component={JoinForm} props={{ button, brand: conference.brand }} load="visible" />
      <img src={image} alt="" width={336} height={280} loading="lazy" />
    </div>
  );
}
