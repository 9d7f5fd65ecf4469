import type { Payment } from '#content';

export type PaymentFailureProps = Payment['failure'];

/** The screen after a payment that was not made: a single picture (specification, section 2.8). */
export function PaymentFailure({ image, imageAlt }: PaymentFailureProps) {
  return <img src={image} alt={imageAlt} width={480} height={320} />;
}
