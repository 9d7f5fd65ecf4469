/** The path of the sandbox on the site. */
export const SANDBOX = '/payment-sandbox';

/** The value of PAYMENT_API for local use. */
export const SANDBOX_API = `${SANDBOX}/api`;

/** The path of the fake gateway's calls, such as `register.do`. */
export const FAKE_GATEWAY = `${SANDBOX}/gateway`;

/** The path of the styles of the card provider's page. */
export const CARD_STYLES = `${SANDBOX}/card-page.css`;

/** Returns the address of the card provider's page for an order. */
export const cardPath = (orderId: string) => `${SANDBOX}/card/${orderId}`;
