import type { Currency, Payment } from '#content';
import type { Words } from '../../words';
import type { FeesToPay } from './choice/fees-to-pay';
import type { PaymentService } from './create-payment';

/** What the payment form is shown with. */
export interface PaymentFormProps extends PaymentService {
  /** The currencies that the form offers. */
  readonly currencies: readonly Pick<Currency, 'code' | 'number'>[];
  readonly texts: Pick<Payment['form'], 'total' | 'button' | 'sending' | 'redirecting' | 'failures'>;
  readonly words: Words['paymentForm'];
  /** What can be chosen beside the free amount; without it, nothing. */
  readonly fees?: FeesToPay;
}
