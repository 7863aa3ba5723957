import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credits, id, pesos, timestamp } from '../fields.ts';
import { paymentMethod, purchaseStatus } from './credits.ts';

const findPurchase = defineCall({
  method: 'GET',
  path: '/admin/purchases/{reference}',
  who: 'admin',
  part: 'credits',
  params: z.object({
    reference: z.string().max(40).describe('As the fan says it; hyphens, spaces and capitals do not matter'),
  }),
  response: z.object({
    purchase: z.object({
      id,
      reference: z.string(),
      status: purchaseStatus,
      credit_amount: credits.describe('Base plus bonus'),
      granted_credits: credits.nullable(),
      original_amount: pesos,
      final_amount: pesos,
      refunded_amount: pesos.describe('What went back so far, or is on its way'),
      payment_method: paymentMethod,
      provider: z.string().nullable().describe('Who took the money; null where nobody did'),
      has_receipt: z.boolean().describe('Whether it was paid'),
      created_at: timestamp,
      settled_at: timestamp.nullable(),
      person: z.object({ id, username: z.string(), full_name: z.string() }),
    }),
  }),
  errors: ['purchase_not_found'],
  area: 'Credits administration',
  summary: 'The purchase that a reference names',
  description: 'Its receipt is at `/admin/purchases/{reference}/receipt.pdf`, and taking it is on record.',
});

export const purchasesCalls = { findPurchase } as const;
