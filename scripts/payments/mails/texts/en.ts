import type { MailTexts } from './mail-texts';

/** The mails in English. */
export const en: MailTexts = {
  receipt: {
    subject: 'Your registration for {conference} is paid',
    body: `Dear {name},

Thank you. We have received your payment of {amount} for {conference}.

{purpose}
Reference: {reference}

The receipt is attached. Please bring it to the registration desk, printed or on your phone.`,
  },
  failure: {
    subject: 'Your payment for {conference} did not go through',
    body: `Dear {name},

Your payment of {amount} for {conference} did not go through, and nothing was charged. You can try again, with another card if you like:

{page}

Reference: {reference}`,
  },
  refund: {
    subject: 'Your refund from {conference}',
    body: `Dear {name},

We have refunded {amount} to you. It may take a few days to appear in your account.

Reference: {reference}`,
  },
  reminder: {
    subject: 'Your bank transfer for {conference}',
    body: `Dear {name},

Please transfer {amount} for your registration for {conference}, with this reference as the payment reference, so that we can find your payment: {reference}

{account}

If you have paid already, please disregard this message.`,
  },
  questions: 'Questions? Write to {contact}.',
  reference: 'Reference',
  participant: 'Participant',
  invoiceTo: 'Invoice to',
};
