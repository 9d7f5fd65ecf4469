/** Everything below this path of the site is the sandbox's. */
export const SANDBOX = '/payment-sandbox';

/** The value of PAYMENT_API when the site is tried on this machine. */
export const SANDBOX_API = `${SANDBOX}/api`;

/** The card provider's page of an order. */
export const cardPath = (orderId: string) => `${SANDBOX}/card/${orderId}`;
