import type { MailTexts } from './mail-texts';

/** The mails in German. */
export const de: MailTexts = {
  receipt: {
    subject: 'Ihre Anmeldung zu {conference} ist bezahlt',
    body: `Guten Tag {name},

vielen Dank. Ihre Zahlung von {amount} für {conference} ist bei uns eingegangen.

{purpose}
Referenz: {reference}

Die Quittung liegt bei. Bitte bringen Sie sie zur Anmeldung mit, gedruckt oder auf dem Telefon.`,
  },
  failure: {
    subject: 'Ihre Zahlung für {conference} ist nicht gelungen',
    body: `Guten Tag {name},

Ihre Zahlung von {amount} für {conference} ist nicht gelungen; es wurde nichts abgebucht. Hier können Sie es noch einmal versuchen, auch mit einer anderen Karte:

{page}

Referenz: {reference}`,
  },
  refund: {
    subject: 'Erstattung von {conference}',
    body: `Guten Tag {name},

wir haben Ihnen {amount} erstattet. Bis Ihre Bank den Betrag anzeigt, kann es einige Tage dauern.

Referenz: {reference}`,
  },
  reminder: {
    subject: 'Ihre Überweisung für {conference}',
    body: `Guten Tag {name},

bitte überweisen Sie {amount} für Ihre Anmeldung zu {conference} und geben Sie diese Referenz als Verwendungszweck an, damit wir Ihre Zahlung zuordnen können: {reference}

{account}

Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.`,
  },
  questions: 'Fragen? Schreiben Sie an {contact}.',
  reference: 'Referenz',
  participant: 'Teilnehmer/in',
  invoiceTo: 'Rechnung an',
};
