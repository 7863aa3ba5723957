import { capitalId } from '../ids.ts';
import type { NewOrder } from '../order.ts';
import { fromDecimal } from '../pesos.ts';
import { invalidRequest, unprocessable } from './paypal-errors.ts';

interface ExperienceContext {
  return_url?: string;
  cancel_url?: string;
}

export interface CreateOrderBody {
  intent: 'CAPTURE';
  purchase_units: {
    custom_id?: string;
    invoice_id?: string;
    description?: string;
    soft_descriptor?: string;
    amount: { currency_code: string; value: string };
  }[];
  payment_source?: { paypal?: { experience_context?: ExperienceContext } };
  application_context?: ExperienceContext;
}

const text = (maxLength: number) => ({ type: 'string', maxLength });
const context = {
  type: 'object',
  properties: { return_url: text(2_048), cancel_url: text(2_048) },
};

export const createOrderSchema = {
  type: 'object',
  required: ['intent', 'purchase_units'],
  properties: {
    intent: { const: 'CAPTURE' },
    purchase_units: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['amount'],
        properties: {
          custom_id: text(255),
          invoice_id: text(127),
          description: text(127),
          soft_descriptor: { ...text(22), pattern: '^[A-Za-z0-9 .*-]+$' },
          amount: {
            type: 'object',
            required: ['currency_code', 'value'],
            properties: { currency_code: text(3), value: text(32) },
          },
        },
      },
    },
    payment_source: {
      type: 'object',
      properties: { paypal: { type: 'object', properties: { experience_context: context } } },
    },
    application_context: context,
  },
} as const;

/** @throws ApiError 400 or 422 as PayPal answers */
export function readNewOrder(
  body: CreateOrderBody,
  request: { createKey: string | null; createHash: string },
): NewOrder {
  const unit = body.purchase_units[0];
  const urls = body.payment_source?.paypal?.experience_context ?? body.application_context;
  if (body.payment_source && request.createKey === null) {
    throw invalidRequest(
      'PAYPAL_REQUEST_ID_REQUIRED',
      'PayPal-Request-Id is required with a payment source.',
    );
  }
  if (unit?.amount.currency_code !== 'PHP') {
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'This merchant takes PHP.');
  }
  const amountCentavos = fromDecimal(unit.amount.value);
  if (amountCentavos === null)
    throw unprocessable('DECIMAL_PRECISION', 'Not an amount of at most two decimals.');
  return {
    ...request,
    id: capitalId(17),
    provider: 'paypal',
    purchaseId: unit.custom_id ?? unit.invoice_id ?? '',
    amountCentavos,
    description: unit.description ?? '',
    statementName: unit.soft_descriptor ?? null,
    methods: ['paypal'],
    returnUrl: requireUrl(urls?.return_url, 'return_url'),
    cancelUrl: requireUrl(urls?.cancel_url, 'cancel_url'),
    metadata: {},
    payerId: capitalId(13),
  };
}

function requireUrl(value: string | undefined, name: string): string {
  if (value && /^https?:/.test(value) && URL.canParse(value)) return value;
  throw invalidRequest('INVALID_PARAMETER_SYNTAX', `${name} is not an address.`);
}
