import { PaymentResult, type PaymentResultProps } from './payment/PaymentResult';
import { type ScreenPlace, ScreenRouter } from './payment/ScreenRouter';

export interface PaymentResultScreenProps extends ScreenPlace {
  /** Address of the page, without the payment's id. */
  readonly path: string;
  readonly result: PaymentResultProps;
}

/** Shows the result of a payment at its address. */
export function PaymentResultScreen({ path, result, ...place }: PaymentResultScreenProps) {
  return (
    <ScreenRouter path={`${path}/:id`} {...place}>
      <PaymentResult {...result} />
    </ScreenRouter>
  );
}
