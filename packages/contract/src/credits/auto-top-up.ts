import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, pesos, pesosInput } from '../fields.ts';
import { AUTO_TOP_UP } from '../late-limits.ts';

const autoTopUp = z.object({
  is_offered: z.boolean().describe('Whether a company is there that charges who is not'),
  top_up: z
    .object({
      status: z
        .enum(['waiting', 'on', 'paused'])
        .describe('`waiting` until the fan agreed on `approval_url`; `paused` until it is turned on anew'),
      paused_because: z
        .enum(['declined', 'price'])
        .nullable()
        .describe('The payment was refused; the pack costs something else'),
      threshold: credits.describe('Below so many credits the pack is bought'),
      package_id: z.string(),
      price: pesos.describe('What the fan agreed to each time'),
      monthly_limit: pesos,
      spent: pesos.describe('This month, with what is being paid'),
      approval_url: z.string().nullable().describe('Where the fan agrees, while it waits'),
    })
    .nullable(),
});

const of = { who: 'fan', refusal: 'fansBuy', area: 'Credits' } as const;

const readAutoTopUp = defineCall({
  ...of,
  method: 'GET',
  path: '/credits/auto-top-up',
  response: autoTopUp,
  errors: [],
  summary: 'Whether credits are bought when they run low',
  description: 'What the fan agreed to, and what was bought by it this month of the Philippine calendar.',
});

const setAutoTopUp = defineCall({
  ...of,
  method: 'PUT',
  path: '/credits/auto-top-up',
  limit: 'account',
  body: z.object({
    threshold: z
      .int(says('credits_needed'))
      .min(AUTO_TOP_UP.threshold.min, says('at_least'))
      .max(AUTO_TOP_UP.threshold.max, says('at_most')),
    package_id: z.string().max(40),
    price: pesosInput.describe('Of the pack, as the fan was shown it'),
    monthly_limit: pesosInput.describe('At least the price'),
  }),
  response: autoTopUp,
  errors: ['price_changed', 'payment_unavailable'],
  summary: 'Have credits bought when they run low',
  description:
    'Turned on, it waits until the fan has agreed on `approval_url`. What is on already is changed at once, what was paused asks anew.',
});

const confirmAutoTopUp = defineCall({
  ...of,
  method: 'POST',
  path: '/credits/auto-top-up/confirmation',
  limit: 'account',
  response: autoTopUp,
  errors: ['top_up_not_agreed', 'payment_unavailable'],
  summary: 'The fan is back from the page where they agree',
  description: 'The company is asked whether they did. Where it is on already, nothing happens.',
});

const endAutoTopUp = defineCall({
  ...of,
  method: 'DELETE',
  path: '/credits/auto-top-up',
  limit: 'account',
  response: autoTopUp,
  errors: [],
  summary: 'Buy no more credits by itself',
  description: 'At once, and the company forgets the payer. Where there is none, nothing happens.',
});

export const autoTopUpCalls = { readAutoTopUp, setAutoTopUp, confirmAutoTopUp, endAutoTopUp } as const;
