import { z } from 'zod';
import { askedSecondFactor, FACTOR_REFUSALS } from '../accounts/credentials.ts';
import { defineCall } from '../call.ts';
import { dated, datedPage } from '../dated-list.ts';
import { says } from '../field-problem.ts';
import { id, line, pesos, timestamp } from '../fields.ts';
import { tinInput, zipCode } from '../tin-fields.ts';
import { TAX_DETAILS, TAX_KINDS, TAX_REGISTRATIONS } from './tin.ts';

const fields = {
  kind: z.enum(TAX_KINDS, says('unknown_choice')),
  registration: z.enum(TAX_REGISTRATIONS, says('unknown_choice')),
  registered_name: line(TAX_DETAILS.nameCharacters, says('needed')),
  address: line(TAX_DETAILS.addressCharacters, says('needed')),
  zip_code: zipCode,
};

const shown = {
  kind: z.enum(TAX_KINDS),
  registration: z.enum(TAX_REGISTRATIONS),
  registered_name: z.string(),
  address: z.string(),
  zip_code: z.string(),
  written_at: timestamp.describe('When it was last changed'),
};

const details = z.object({ ...shown, tin: z.string().describe('With its first six digits hidden') });

const getTaxDetails = defineCall({
  method: 'GET',
  path: '/tax/details',
  who: 'creator',
  response: z.object({
    details: details.nullable().describe('Null before anything was said'),
    needs_tin: z
      .boolean()
      .describe('Tax was withheld of their payouts, and there is no TIN to certify it for'),
  }),
  errors: [],
  area: 'Tax',
  summary: 'Who a creator is to the tax office',
  description: 'The TIN with its first digits hidden: whoever sits at the screen does not read it.',
});

const putTaxDetails = defineCall({
  method: 'PUT',
  path: '/tax/details',
  who: 'creator',
  body: z.object({
    ...fields,
    tin: tinInput.optional().describe('Left out, the one that is there stays'),
    code: askedSecondFactor,
  }),
  response: z.object({ details, message: z.string() }),
  errors: [...FACTOR_REFUSALS],
  area: 'Tax',
  summary: 'Say who one is to the tax office',
  description:
    'Nothing waits for it. What was said before stays as what a certificate of then was issued for. Once there is a TIN, certificates that waited for it are issued.',
});

const of = { who: 'admin', part: 'tax', area: 'Tax administration' } as const;

const taxedCreator = z.object({
  id,
  full_name: z.string().nullable().describe('Null of who has left'),
  username: z.string().nullable(),
  tin: z.string().nullable().describe('With its first six digits hidden; null where none was given'),
  registration: z.enum(TAX_REGISTRATIONS).nullable(),
  withheld: pesos.describe('Of all payouts that left and did not come back'),
  last_withheld_at: timestamp,
});

const listTaxedCreators = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/tax/creators',
  query: dated(
    z.object({
      ...datedPage(20, 100),
      tin: z.enum(['missing', 'given']).default('missing').describe('Whether they gave a TIN'),
    }),
  ),
  file: {
    rows: 'creators',
    moment: 'last_withheld_at',
    columns: ['full_name', 'username', 'tin', 'registration', 'withheld', 'last_withheld_at'],
  },
  response: z.object({ creators: z.array(taxedCreator), next_cursor: z.string().nullable() }),
  errors: [],
  summary: 'Creators of whose payouts tax was withheld, with a TIN or without',
  description: 'Certificates of those without one wait.',
});

const readTaxDetails = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/creators/{id}/details',
  params: z.object({ id }),
  response: z.object({ details: z.object({ ...shown, tin: z.string() }) }),
  errors: ['tax_details_not_found'],
  summary: 'Read who a creator is to the tax office, with the whole TIN',
  description: 'That it is read is on record, before it is shown.',
});

export const taxDetailsCalls = {
  getTaxDetails,
  putTaxDetails,
  listTaxedCreators,
  readTaxDetails,
} as const;
