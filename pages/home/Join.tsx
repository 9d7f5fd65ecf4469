import type { Conference, Home } from '#content';
import { Picture } from '../../renderer/components/Picture';
import { Island } from '../../renderer/Island';
import { JoinForm } from '../../renderer/islands/JoinForm';
import type { ShowPicture } from '../../shared/picture';
import type { Words } from '../../shared/words';
import styles from './Join.module.css';

interface JoinProps extends Pick<Conference, 'brand'> {
  readonly join: NonNullable<Home['join']>;
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** Shows the sign-up form next to a decorative picture. */
export function Join({ join: { image, button }, brand, showPicture, words }: JoinProps) {
  const { welcome, ...labels } = words.join;
  return (
    <div className={styles.join}>
      <Island
        name="JoinForm"
        component={JoinForm}
        props={{ button, welcome: welcome(brand), words: labels, toasts: words.toasts }}
        load="touched"
      />
      {image && <Picture picture={showPicture(image, 'illustration', { width: 336, height: 280 })} alt="" />}
    </div>
  );
}
