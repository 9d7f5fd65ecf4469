import type { Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';

const CUP = /coffee|(?<!\p{L})tea(?!\p{L})|café|pause|قهوة|استراحة|شاي/iu;

/** Whether people rest in a session: posters that are looked at with a cup in one's hand are a break, too. */
export const isPause = ({ value: { kind, title } }: Entry<Session>): boolean =>
  kind === 'break' || (kind === 'posters' && CUP.test(title));
