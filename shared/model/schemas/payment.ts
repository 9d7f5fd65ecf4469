import type { JsonSchema } from '../schema';
import { DRAFT, email, id, illustration, link, markdown, section, text } from './fragments';

/** The words that visitors read when something fails: the message at once, the advice below it. */
const failure = {
  type: 'object',
  description: 'What went wrong.',
  properties: {
    message: { ...text, description: 'What happened, in one sentence.' },
    advice: { ...markdown, description: 'What it means for the visitor and what to do, in Markdown.' },
  },
  required: ['message', 'advice'],
  additionalProperties: false,
} as const;

/** A state of a payment other than paid, as the result page tells it. */
const status = {
  type: 'object',
  description: 'One state.',
  properties: {
    heading: { ...text, description: 'Heading in place of the one of a payment that was made.' },
    text: { ...markdown, description: 'What it means and what to do, in Markdown.' },
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const;

export const paymentSchema = {
  $schema: DRAFT,
  title: 'Payment',
  description: 'Where payments are made, and the texts of the payment pages.',
  type: 'object',
  properties: {
    api: {
      ...text,
      format: 'api-address',
      description:
        'Address of the payment service, without a slash at the end; the environment variable PAYMENT_API replaces it in a build.',
    },
    allowedHosts: {
      type: 'array',
      minItems: 1,
      items: { ...text, format: 'host', description: 'Name of a host, as in pay.example.org.' },
      description: "Hosts of the card payment provider's pages; visitors are sent to no others.",
    },
    form: {
      type: 'object',
      description: 'The payment form.',
      properties: {
        intro: { ...markdown, description: 'Text above the form, in Markdown.' },
        total: {
          ...text,
          description: 'Label of the total above the button; without it, the form shows no total.',
        },
        nextSteps: {
          type: 'object',
          description: 'What happens after the button is pressed, next to the form.',
          properties: {
            heading: { ...text, description: 'Heading.' },
            text: { ...markdown, description: 'The steps, in Markdown.' },
          },
          required: ['heading', 'text'],
          additionalProperties: false,
        },
        button: { ...text, description: 'Words on the button.' },
        sending: { ...text, description: 'Words on the button while the payment is being started.' },
        redirecting: { ...text, description: "Words shown while the payment provider's page opens." },
        withoutScript: { ...markdown, description: 'What to do where the form cannot work, in Markdown.' },
        failures: {
          type: 'object',
          description: 'What visitors read when a payment cannot be started.',
          properties: {
            network: { ...failure, description: 'The payment service cannot be reached.' },
            timeout: {
              ...failure,
              description:
                'The payment service does not answer in time: the outcome is unknown, and the advice says how to check before paying again.',
            },
            refused: { ...failure, description: 'The payment service rejects the input (HTTP 4xx).' },
            server: { ...failure, description: 'The payment service is unavailable (HTTP 5xx).' },
            malformed: { ...failure, description: 'The answer is not JSON, or names no payment page.' },
            refusedAddress: {
              ...failure,
              description: 'The answer names a payment page that is not on one of the allowed hosts.',
            },
          },
          required: ['network', 'timeout', 'refused', 'server', 'malformed', 'refusedAddress'],
          additionalProperties: false,
        },
      },
      required: ['intro', 'button', 'sending', 'redirecting', 'withoutScript', 'failures'],
      additionalProperties: false,
    },
    result: {
      type: 'object',
      description: 'The result page.',
      properties: {
        loading: { ...text, description: 'Words shown while the result is looked up.' },
        successful: { ...text, description: 'Heading when the payment was made.' },
        successText: { ...markdown, description: 'Text under that heading, in Markdown.' },
        next: { ...section, description: 'What comes next and what to bring, below the receipt; may be left out.' },
        notFound: { ...text, description: 'Heading when there is no such payment.' },
        notFoundText: { ...markdown, description: 'What to do then, in Markdown.' },
        withoutScript: { ...markdown, description: 'What to do where the result cannot be shown, in Markdown.' },
        failed: { ...failure, description: 'The result cannot be looked up.' },
        retry: { ...text, description: 'Words on the button that looks it up again.' },
        statuses: {
          type: 'object',
          description: 'What the page says when the payment service reports another state than paid.',
          properties: {
            unpaid: { ...status, description: 'Started, not paid (orderStatus 0).' },
            held: {
              ...status,
              description: 'The amount is reserved on the card and not yet collected (orderStatus 1).',
            },
            cancelled: { ...status, description: 'Cancelled (orderStatus 3).' },
            refunded: { ...status, description: 'Refunded (orderStatus 4).' },
            authenticating: {
              ...status,
              description: 'The bank has been asked to confirm the payer, by 3-D Secure (orderStatus 5).',
            },
            declined: { ...status, description: 'Declined (orderStatus 6).' },
            unknown: { ...status, description: 'Any other state.' },
          },
          required: ['unpaid', 'held', 'cancelled', 'refunded', 'authenticating', 'declined', 'unknown'],
          additionalProperties: false,
        },
      },
      required: [
        'loading',
        'successful',
        'successText',
        'notFound',
        'notFoundText',
        'withoutScript',
        'failed',
        'retry',
        'statuses',
      ],
      additionalProperties: false,
    },
    service: {
      type: 'object',
      description: 'Settings of the payment service (`npx colloquium payments`). Passwords are never in the data.',
      properties: {
        gateway: {
          type: 'string',
          enum: ['clictopay'],
          description: 'The card gateway; the environment variable PAYMENTS_GATEWAY replaces it.',
        },
        address: {
          ...link,
          description: "Address of the gateway's interface, below which register.do is; CLICTOPAY_URL replaces it.",
        },
        typedAmounts: {
          type: 'boolean',
          description:
            'Whether amounts are taken that the payer typed and did not choose; default true. They are marked in all lists.',
        },
        capacity: {
          type: 'array',
          items: {
            type: 'object',
            description: 'The places of a category.',
            properties: {
              category: { ...id, description: 'Id of a fee in fees.csv.' },
              places: { type: 'integer', minimum: 0, description: 'How many can register.' },
            },
            required: ['category', 'places'],
            additionalProperties: false,
          },
          description: 'Categories with a limited number of places.',
        },
        vat: {
          ...text,
          description: 'A line about taxes on receipts, as in "VAT of 19 % is included; VAT number 1234567A".',
        },
        organiser: { ...email, description: 'Who is told what needs a person; by default the registration desk.' },
        sender: { ...email, description: "Address from which mails are sent; by default the organiser's." },
        transfer: {
          type: 'object',
          description: 'Payment by bank transfer, next to that by card; without it, none is offered.',
          properties: {
            account: {
              ...markdown,
              description: 'The account to which payers transfer the money: its holder, IBAN and bank, in Markdown.',
            },
            currency: {
              ...text,
              description:
                'Code of the currency of the account, such as TND; may be left out if the form offers one currency.',
            },
            days: { type: 'integer', minimum: 1, maximum: 365, description: 'Days in which the money should arrive.' },
            decimal: {
              type: 'string',
              enum: ['comma', 'point'],
              description:
                "What separates decimals in the bank's files, if the files themselves do not make it clear: 1.590 may be 1590.",
            },
            columns: {
              type: 'object',
              description: "The names of columns in the bank's CSV files (`npx colloquium payments bank`).",
              properties: {
                date: { ...text, description: 'Day of the line.' },
                amount: { ...text, description: 'Money that came in; lines without it, or below zero, are skipped.' },
                purpose: { ...text, description: 'What the payer wrote.' },
                sender: { ...text, description: 'Name of the payer; may be left out.' },
                reference: { ...text, description: "The bank's own number of the line; may be left out." },
              },
              required: ['date', 'amount', 'purpose'],
              additionalProperties: false,
            },
          },
          required: ['account', 'days', 'columns'],
          additionalProperties: false,
        },
        retentionDays: {
          type: 'integer',
          minimum: 1,
          description: 'Days after the end of the conference on which names and addresses of payers should be erased.',
        },
      },
      required: [],
      additionalProperties: false,
    },
    failure: {
      type: 'object',
      description: 'The page after a failed payment.',
      properties: {
        image: { ...illustration, description: 'The picture.' },
        imageAlt: { ...text, description: 'What the picture shows.' },
      },
      required: ['image', 'imageAlt'],
      additionalProperties: false,
    },
  },
  required: ['api', 'allowedHosts', 'form', 'result', 'failure'],
  additionalProperties: false,
} as const satisfies JsonSchema;
