/** Id of the field with an invalid paper, which gets the focus when the form is sent. */
export const WRONG_PAPER_ID = 'payment-wrong-paper';

/** Id of the field that is missing for an invoice or a colleague. */
export const WRONG_EXTRA_ID = 'payment-wrong-extra';

/** Finds the first of them. */
export const WRONG_CHOICE = `#${WRONG_PAPER_ID}, #${WRONG_EXTRA_ID}`;
