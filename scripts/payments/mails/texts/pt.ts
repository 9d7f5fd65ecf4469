import type { MailTexts } from './mail-texts';

/** The mails in Portuguese. */
export const pt: MailTexts = {
  receipt: {
    subject: 'A sua inscrição em {conference} está paga',
    body: `Olá, {name},

Recebemos o seu pagamento de {amount} para {conference}. Muito obrigado.

{purpose}
Referência: {reference}

O recibo segue em anexo. Traga-o ao balcão de inscrições, impresso ou no telemóvel.`,
  },
  failure: {
    subject: 'O seu pagamento para {conference} não foi concluído',
    body: `Olá, {name},

O seu pagamento de {amount} para {conference} não foi concluído e nada foi cobrado. Pode tentar de novo, também com outro cartão:

{page}

Referência: {reference}`,
  },
  refund: {
    subject: 'Reembolso de {conference}',
    body: `Olá, {name},

Reembolsámos-lhe {amount}. O seu banco pode demorar alguns dias a mostrá-lo.

Referência: {reference}`,
  },
  reminder: {
    subject: 'A sua transferência para {conference}',
    body: `Olá, {name},

Transfira, por favor, {amount} pela sua inscrição em {conference} e indique esta referência como descritivo da transferência, para que possamos identificar o seu pagamento: {reference}

{account}

Se já pagou, ignore esta mensagem.`,
  },
  questions: 'Dúvidas? Escreva para {contact}.',
  reference: 'Referência',
  participant: 'Participante',
  invoiceTo: 'Fatura em nome de',
};
