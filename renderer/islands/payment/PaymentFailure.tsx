import { Picture } from '../../components/Picture';
import type { ShownPicture } from '../../picture';

export interface PaymentFailureProps {
  readonly picture: ShownPicture;
  /** What the picture says, and what to do next. */
  readonly imageAlt: string;
}

/** The screen after a payment that was not made: a single picture (specification, section 2.8). */
export function PaymentFailure({ picture, imageAlt }: PaymentFailureProps) {
  return <Picture picture={picture} alt={imageAlt} loading="eager" />;
}
