import type { RenderedContent } from '#content';
import { feeDeadline } from '../../shared/fees/fee-deadline';
import type { Participant } from '../../shared/fees/fees-to-pay';
import { feesByParticipant } from '../../shared/fees/payable';
import { deadlineMoment } from '../../shared/format/deadlines';
import { feeAddress } from '../islands/payment/choice/selection-address';
import type { Routes } from '../routes';

/** A link to the payment form with a fee, and the moments between which it can be paid. */
export interface PaymentLink {
  readonly address: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Makes a function that returns the link to the payment form for a fee; undefined if the fee cannot be paid there. */
export function paymentLinks(content: RenderedContent, routes: Routes) {
  const form = routes.of('payment-form')?.path;
  const sides = form ? feesByParticipant(content) : [];
  return (id: string, participant: Participant, withRoom: boolean): PaymentLink | undefined => {
    const fee = sides.find((side) => side.id === participant)?.fees.find((each) => each.id === id);
    const price = withRoom ? fee?.withRoom : fee?.without;
    const record = content.fees.find((each) => each.id === id);
    if (!(form && price && record) || fee?.covers === 'additional-paper') return undefined;
    const [from, until] = (['after', 'until'] as const).map((name) => {
      const deadline = feeDeadline(record, name, content.deadlines);
      return deadline && deadlineMoment(deadline, content.conference.timeZone);
    });
    return { address: feeAddress(form, id, participant, withRoom), from, until };
  };
}
