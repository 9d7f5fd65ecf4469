import type { MailTexts } from './mail-texts';

/** The mails in French: U+00A0 before a colon, U+202F before other high punctuation. */
export const fr: MailTexts = {
  receipt: {
    subject: 'Votre inscription à {conference} est payée',
    body: `Bonjour {name},

Nous avons bien reçu votre paiement de {amount} pour {conference}. Merci\u202f!

{purpose}
Référence\u00a0: {reference}

Vous trouverez le reçu en pièce jointe. Merci de le présenter à l’accueil, imprimé ou sur votre téléphone.`,
  },
  failure: {
    subject: 'Votre paiement pour {conference} n’a pas abouti',
    body: `Bonjour {name},

Votre paiement de {amount} pour {conference} n’a pas abouti et rien n’a été débité. Vous pouvez réessayer, au besoin avec une autre carte\u00a0:

{page}

Référence\u00a0: {reference}`,
  },
  refund: {
    subject: 'Remboursement de {conference}',
    body: `Bonjour {name},

Nous vous avons remboursé {amount}. Votre banque peut mettre quelques jours à l’afficher.

Référence\u00a0: {reference}`,
  },
  reminder: {
    subject: 'Votre virement pour {conference}',
    body: `Bonjour {name},

Merci de virer {amount} pour votre inscription à {conference}, en indiquant cette référence comme motif du virement, afin que nous puissions retrouver votre paiement\u00a0: {reference}

{account}

Si vous avez déjà payé, merci de ne pas tenir compte de ce message.`,
  },
  questions: 'Une question\u202f? Écrivez à {contact}.',
  reference: 'Référence',
  participant: 'Participant(e)',
  invoiceTo: 'Facture au nom de',
};
