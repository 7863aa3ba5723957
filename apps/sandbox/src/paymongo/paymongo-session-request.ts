import { prefixedId } from '../ids.ts';
import type { NewOrder } from '../order.ts';
import { payMongoError } from './paymongo-errors.ts';

export interface CreateSessionBody {
  data: {
    attributes: {
      line_items: { name: string; quantity: number; amount: number; currency: string }[];
      payment_method_types: string[];
      description?: string;
      statement_descriptor?: string;
      reference_number?: string;
      success_url: string;
      cancel_url: string;
      metadata?: Record<string, string>;
    };
  };
}

const text = (maxLength: number) => ({ type: 'string', maxLength });
const webAddress = { type: 'string', maxLength: 2_048, pattern: '^https?://' };

export const createSessionSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['attributes'],
      properties: {
        attributes: {
          type: 'object',
          required: ['line_items', 'payment_method_types', 'success_url', 'cancel_url'],
          properties: {
            line_items: {
              type: 'array',
              minItems: 1,
              items: {
                type: 'object',
                required: ['name', 'quantity', 'amount', 'currency'],
                properties: {
                  name: { type: 'string', minLength: 1, maxLength: 255 },
                  quantity: { type: 'integer', minimum: 1 },
                  amount: { type: 'integer', minimum: 1 },
                  currency: { const: 'PHP' },
                },
              },
            },
            payment_method_types: {
              type: 'array',
              minItems: 1,
              items: { enum: ['gcash', 'paymaya', 'card'] },
            },
            description: text(255),
            statement_descriptor: text(22),
            reference_number: text(127),
            success_url: webAddress,
            cancel_url: webAddress,
            metadata: { type: 'object', additionalProperties: text(500) },
          },
        },
      },
    },
  },
} as const;

/** @throws ApiError 400 as PayMongo answers */
export function readNewSession(
  { data: { attributes } }: CreateSessionBody,
  request: { createKey: string | null; createHash: string },
): NewOrder {
  const amountCentavos = attributes.line_items.reduce((sum, item) => sum + item.amount * item.quantity, 0);
  if (!Number.isSafeInteger(amountCentavos)) {
    throw payMongoError(400, 'parameter_above_maximum', 'The amount is too large.');
  }
  if (!URL.canParse(attributes.success_url) || !URL.canParse(attributes.cancel_url)) {
    throw payMongoError(400, 'parameter_format_invalid', 'success_url and cancel_url must be addresses.');
  }
  return {
    ...request,
    id: prefixedId('cs'),
    provider: 'paymongo',
    purchaseId: attributes.reference_number ?? '',
    amountCentavos,
    description: attributes.description ?? attributes.line_items[0]?.name ?? '',
    statementName: attributes.statement_descriptor ?? null,
    methods: attributes.payment_method_types,
    returnUrl: attributes.success_url,
    cancelUrl: attributes.cancel_url,
    metadata: attributes.metadata ?? {},
  };
}
