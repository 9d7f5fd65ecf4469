import { PaymentForm } from './payment/PaymentForm';
import type { PaymentFormProps } from './payment/payment-form-props';
import { type ScreenPlace, ScreenRouter } from './payment/ScreenRouter';

export interface PaymentFormScreenProps extends ScreenPlace {
  /** Address of the page. Addresses with a suffix (`/index.html`) show the form, too. */
  readonly path: string;
  readonly form: PaymentFormProps;
}

/** Shows the payment form at its address. */
export function PaymentFormScreen({ path, form, ...place }: PaymentFormScreenProps) {
  return (
    <ScreenRouter path={`${path}/*`} {...place}>
      <PaymentForm {...form} />
    </ScreenRouter>
  );
}
