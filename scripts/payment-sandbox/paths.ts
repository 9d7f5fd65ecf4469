/** The path of the sandbox on the site. */
export const SANDBOX = '/payment-sandbox';

/** The value of PAYMENT_API for local use. */
export const SANDBOX_API = `${SANDBOX}/api`;

/** Returns the address of the card provider's page for an order. */
export const cardPath = (orderId: string) => `${SANDBOX}/card/${orderId}`;
