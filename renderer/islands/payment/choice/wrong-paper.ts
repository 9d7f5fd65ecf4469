/** Id of the field with an invalid paper, which gets the focus when the form is sent. */
export const WRONG_PAPER_ID = 'payment-wrong-paper';
