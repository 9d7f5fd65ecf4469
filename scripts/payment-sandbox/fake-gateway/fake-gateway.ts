import { randomUUID } from 'node:crypto';
import { ORDER_STATUS, type OrderStatus } from '../../payments/gateways/gateway';

/** An order at the fake gateway; amounts are in minor units, as it was asked. */
export interface FakeOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly failUrl: string;
  readonly language: string;
  /** Milliseconds since 1970 at which its form closes. */
  readonly closes: number;
  status: OrderStatus;
  refunded: number;
}

type Fields = Pick<URLSearchParams, 'get'>;
type Answer = Readonly<Record<string, unknown>>;

const USER = 'test';
const PASSWORD = 'test';

/** The access that the fake gateway accepts. It is no secret: no money moves there. */
export const FAKE_ACCESS = { user: USER, password: PASSWORD } as const;

/**
 * Simulates a gateway of the BPC family in memory, from what is public about it: `register.do`,
 * `getOrderStatusExtended.do`, `refund.do`. `formUrl` makes the address of an order's form.
 */
export class FakeGateway {
  readonly orders = new Map<string, FakeOrder>();
  readonly #numbered = new Map<string, FakeOrder>();
  readonly #formUrl: (orderId: string) => string;
  readonly #now: () => number;

  constructor(formUrl: (orderId: string) => string, now: () => number = Date.now) {
    this.#formUrl = formUrl;
    this.#now = now;
  }

  /** Answers a call by its name, such as register.do. */
  call(name: string, fields: Fields): Answer | undefined {
    const calls: Readonly<Record<string, (fields: Fields) => Answer>> = {
      'register.do': (asked) => this.#register(asked),
      'getOrderStatusExtended.do': (asked) => this.#status(asked),
      'refund.do': (asked) => this.#refund(asked),
    };
    const known = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (known === undefined) return undefined;
    return fields.get('userName') === USER && fields.get('password') === PASSWORD
      ? known(fields)
      : failed(5, 'Access denied');
  }

  /** Settles an order on its form, if that is still open. Tells whether it was. */
  settle(orderId: string, status: OrderStatus): boolean {
    const order = this.orders.get(orderId);
    const isOpen = order?.status === ORDER_STATUS.unpaid && this.#now() < order.closes;
    if (isOpen) order.status = status;
    return isOpen;
  }

  #register(fields: Fields): Answer {
    const [orderNumber, amount, currency, returnUrl] = ['orderNumber', 'amount', 'currency', 'returnUrl'].map(
      (name) => fields.get(name) ?? '',
    );
    if (!(orderNumber && amount && returnUrl)) return failed(4, 'A parameter is missing');
    if (!/^[A-Za-z0-9]{1,32}$/.test(orderNumber)) return failed(1, 'Invalid orderNumber');
    if (this.#numbered.has(orderNumber)) return failed(1, 'An order with this number was processed');
    if (!(currency && ['788', '978', '840'].includes(currency))) return failed(3, 'Unknown currency');
    if (!/^[1-9]\d*$/.test(amount)) return failed(5, 'Wrong amount');
    const order: FakeOrder = {
      ...{ orderId: randomUUID(), orderNumber, amount: Number(amount), currency, returnUrl },
      failUrl: fields.get('failUrl') ?? returnUrl,
      language: fields.get('language') ?? 'fr',
      closes: this.#now() + Number(fields.get('sessionTimeoutSecs') ?? 1200) * 1000,
      status: ORDER_STATUS.unpaid,
      refunded: 0,
    };
    this.orders.set(order.orderId, order);
    this.#numbered.set(orderNumber, order);
    return { orderId: order.orderId, formUrl: this.#formUrl(order.orderId) };
  }

  #status(fields: Fields): Answer {
    const order = this.orders.get(fields.get('orderId') ?? '') ?? this.#numbered.get(fields.get('orderNumber') ?? '');
    if (order === undefined) return failed(6, 'Unknown order');
    const { orderNumber, status, amount, currency, refunded } = order;
    const deposited = status === ORDER_STATUS.paid || status === ORDER_STATUS.refunded ? amount : 0;
    return {
      ...{ errorCode: '0', orderNumber, orderStatus: status, amount, currency },
      attributes: [{ name: 'mdOrder', value: order.orderId }],
      cardAuthInfo: { cardholderName: 'A HOLDER', maskedPan: '411111**1111' },
      paymentAmountInfo: { approvedAmount: amount, depositedAmount: deposited, refundedAmount: refunded },
    };
  }

  #refund(fields: Fields): Answer {
    const order = this.orders.get(fields.get('orderId') ?? '');
    const asked = fields.get('amount') ?? '';
    if (order === undefined) return failed(6, 'Unknown order');
    if (!/^\d+$/.test(asked)) return failed(5, 'Wrong amount');
    const left = order.amount - order.refunded;
    const amount = Number(asked) === 0 ? left : Number(asked);
    const isPaid = order.status === ORDER_STATUS.paid || order.status === ORDER_STATUS.refunded;
    if (!isPaid || amount > left) return failed(7, 'The order cannot be refunded');
    order.refunded += amount;
    order.status = ORDER_STATUS.refunded;
    return { errorCode: '0' };
  }
}

const failed = (errorCode: number, errorMessage: string): Answer => ({ errorCode: String(errorCode), errorMessage });
