import type { MailTexts } from './mail-texts';

/** The mails in Spanish. */
export const es: MailTexts = {
  receipt: {
    subject: 'Su inscripción en {conference} está pagada',
    body: `Hola, {name}:

Hemos recibido su pago de {amount} por {conference}. Muchas gracias.

{purpose}
Referencia: {reference}

Adjuntamos el recibo. Llévelo al mostrador de inscripción, impreso o en el teléfono.`,
  },
  failure: {
    subject: 'Su pago por {conference} no se ha completado',
    body: `Hola, {name}:

Su pago de {amount} por {conference} no se ha completado y no se le ha cobrado nada. Puede intentarlo de nuevo, también con otra tarjeta:

{page}

Referencia: {reference}`,
  },
  refund: {
    subject: 'Reembolso de {conference}',
    body: `Hola, {name}:

Le hemos reembolsado {amount}. Su banco puede tardar unos días en mostrarlo.

Referencia: {reference}`,
  },
  reminder: {
    subject: 'Su transferencia por {conference}',
    body: `Hola, {name}:

Por favor, transfiera {amount} por su inscripción en {conference} e indique esta referencia como concepto de la transferencia, para que podamos identificar su pago: {reference}

{account}

Si ya ha pagado, no tenga en cuenta este mensaje.`,
  },
  questions: '¿Alguna pregunta? Escriba a {contact}.',
  reference: 'Referencia',
  participant: 'Participante',
  invoiceTo: 'Factura a nombre de',
};
