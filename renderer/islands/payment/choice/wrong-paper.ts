/** Id of the field in which a paper stands that cannot be: there the form leads who wants to send it. */
export const WRONG_PAPER_ID = 'payment-wrong-paper';
