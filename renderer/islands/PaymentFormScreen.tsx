import { PaymentForm } from './payment/PaymentForm';
import type { PaymentFormProps } from './payment/payment-form-props';
import { type ScreenPlace, ScreenRouter } from './payment/ScreenRouter';

export interface PaymentFormScreenProps extends ScreenPlace {
  /** Address of the page; whatever else an address ends with (`/index.html`), its form comes to life. */
  readonly path: string;
  readonly form: PaymentFormProps;
}

/** The form that starts a payment, at its address. */
export function PaymentFormScreen({ path, form, ...place }: PaymentFormScreenProps) {
  return (
    <ScreenRouter path={`${path}/*`} {...place}>
      <PaymentForm {...form} />
    </ScreenRouter>
  );
}
