import type { Currency, Payment } from '#content';
import type { FeesToPay } from '../../../shared/fees/fees-to-pay';
import type { Words } from '../../../shared/words';
import type { WithHtml } from '../../html-texts';
import type { PaymentService } from './create-payment';

/** The props of the payment form. */
export interface PaymentFormProps extends PaymentService {
  /** The currencies that the form offers. */
  readonly currencies: readonly Pick<Currency, 'code' | 'number'>[];
  readonly texts: WithHtml<Pick<Payment['form'], 'total' | 'button' | 'sending' | 'redirecting' | 'failures'>>;
  readonly words: Words['paymentForm'];
  readonly toasts: Words['toasts'];
  /** The fees to choose from; absent if there are none. */
  readonly fees?: FeesToPay;
  /** Labels of what the payment service takes beside that; absent if another service takes the payments. */
  readonly service?: Words['paymentService'];
  /** Currency of the account for bank transfers, by its number; absent if none are taken. */
  readonly transferIn?: number;
}
