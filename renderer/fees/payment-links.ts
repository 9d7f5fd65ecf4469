import type { RenderedContent } from '#content';
import type { Participant } from '../../shared/fees/fees-to-pay';
import { feesByParticipant } from '../../shared/fees/payable';
import { feeAddress } from '../islands/payment/choice/selection-address';
import type { Routes } from '../routes';

/**
 * Makes a function that returns the address of the payment form for a fee; undefined if the fee cannot be paid there.
 */
export function paymentLinks(content: RenderedContent, routes: Routes) {
  const form = routes.of('payment-form')?.path;
  const sides = form ? feesByParticipant(content) : [];
  return (id: string, participant: Participant, withRoom: boolean): string | undefined => {
    const fee = sides.find((side) => side.id === participant)?.fees.find((each) => each.id === id);
    const price = withRoom ? fee?.withRoom : fee?.without;
    if (!(form && price) || fee?.covers === 'additional-paper') return undefined;
    return feeAddress(form, id, participant, withRoom);
  };
}
