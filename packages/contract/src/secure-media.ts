import { z } from 'zod';
import { says } from './field-problem.ts';
import { flag, line, pesos, timestamp, writtenNumber } from './fields.ts';
import { TITLE_CHARACTERS, USERNAME } from './limits.ts';
import { centavosFromPesos } from './money.ts';

/** One file as lists of media have it: facts, without an address. */
export const secureMedia = z.object({
  id: z.uuid(),
  file_key: z.string(),
  content_type: z.string(),
  content_title: z.string(),
  is_ppv: z.boolean(),
  ppv_price: pesos.nullable(),
  creator_username: z.string(),
  created_at: timestamp,
});

const PRICE = says('media_price_needed');

const priced = z
  .object({
    content_title: line(TITLE_CHARACTERS, says('content_title_required')),
    is_ppv: flag.default(false),
    ppv_price: z
      .union(
        [
          z.literal('').transform(() => undefined),
          writtenNumber(PRICE).pipe(
            z
              .number()
              .positive(PRICE)
              .refine((value) => centavosFromPesos(value) !== null, says('two_decimals')),
          ),
        ],
        PRICE,
      )
      .optional()
      .describe('Pesos; becomes credits, rounded up at the current rate. Not looked at without `is_ppv`'),
    fan_username: z
      .string()
      .trim()
      .max(USERNAME.max + 1)
      .optional()
      .describe(
        'A follower or subscriber whom a picture is made for: every copy carries their name. Refused for a video, whose file carries none',
      ),
  })
  .superRefine((value, context) => {
    if (value.is_ppv && value.ppv_price === undefined)
      context.addIssue({ code: 'custom', path: ['ppv_price'], message: PRICE });
  });
const paidOrNot = z.object({ is_ppv: flag.default(false) });

/** What is sent with one file. Forms send a price along that was typed before pay-per-view was switched off, or 0. */
export const uploadForm = z.preprocess(withoutIdlePrice, priced);

function withoutIdlePrice(given: z.input<typeof priced>): unknown {
  const isPaid = paidOrNot.safeParse(given);
  return isPaid.success && !isPaid.data.is_ppv ? { ...given, ppv_price: undefined } : given;
}
