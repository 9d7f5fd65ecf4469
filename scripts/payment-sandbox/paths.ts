/** Everything below this path of the site is the sandbox's. */
export const SANDBOX = '/payment-sandbox';

/** The address that the site takes the payment service from when it is tried on this machine; PAYMENT_API. */
export const SANDBOX_API = `${SANDBOX}/api`;

/** The card provider's page of an order. */
export const cardPath = (orderId: string) => `${SANDBOX}/card/${orderId}`;
