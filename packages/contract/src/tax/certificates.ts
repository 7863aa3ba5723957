import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dated, datedPage } from '../dated-list.ts';
import { says } from '../field-problem.ts';
import { id, pesos, text, timestamp } from '../fields.ts';
import { REMITTANCE } from '../staff-limits.ts';

const quarter = z
  .string()
  .regex(/^20\d\d-Q[1-4]$/, says('wrong_form'))
  .describe('Of the Philippine calendar: `2026-Q4`');

const certificate = z.object({
  id,
  number: z.string().describe('Of its quarter: `2026-Q4-00012`'),
  quarter,
  income: pesos.describe('What of the payouts counted'),
  withheld: pesos,
  issued_at: timestamp,
  replaced_by: z.string().nullable().describe('The number of the one that was issued in its place'),
});

const listTaxCertificates = defineCall({
  method: 'GET',
  path: '/tax/certificates',
  who: 'creator',
  response: z.object({
    certificates: z.array(certificate),
    waiting: z.array(
      z.object({
        quarter,
        withheld: pesos,
        waits_for: z
          .enum(['end', 'tin', 'platform', 'next_run'])
          .describe(
            'The quarter is not over; there is no TIN; the platform is not registered with us yet; nothing but the next hour',
          ),
      }),
    ),
  }),
  errors: [],
  area: 'Tax',
  summary: 'A creator’s certificates of tax withheld, the newest first',
  description:
    'BIR form 2307, of each quarter in which something was withheld and did not come back. As PDF at `GET /tax/certificates/{id}.pdf`.',
});

const of = { who: 'admin', part: 'tax', area: 'Tax administration' } as const;

const issued = certificate.extend({
  creator_id: id,
  full_name: z.string().nullable().describe('Null of who has left'),
  username: z.string().nullable(),
  tin: z.string().describe('With its first six digits hidden'),
  replaces: z.string().nullable().describe('The number of the one in whose place it was issued'),
  reason: z.string().nullable().describe('Why it was issued anew'),
  is_outdated: z.boolean().describe('Creator or platform say something else by now: it can be issued anew'),
});

const listIssuedCertificates = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/tax/certificates',
  query: dated(z.object({ ...datedPage(20, 100), quarter: quarter.optional() })),
  file: {
    rows: 'certificates',
    moment: 'issued_at',
    columns: [
      'number',
      'quarter',
      'full_name',
      'username',
      'tin',
      'income',
      'withheld',
      'issued_at',
      'replaced_by',
      'replaces',
      'reason',
    ],
  },
  response: z.object({
    certificates: z.array(issued),
    quarters: z
      .array(
        z.object({
          quarter,
          issued: z.int(),
          without_tin: z.int().describe('Wait for a TIN'),
          next: z.int().describe('Are issued within the hour, once the platform is registered'),
        }),
      )
      .describe('Those that are over, the newest first'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  summary: 'Certificates of tax withheld, the newest first, and how many wait',
  description: 'As PDF at `GET /admin/tax/certificates/{id}.pdf`, which is on record.',
});

const reissueCertificate = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/tax/certificates/{id}/reissue',
  params: z.object({ id }),
  body: z.object({ reason: text(REMITTANCE.reasonCharacters, says('needed')) }),
  status: 201,
  response: z.object({ number: z.string(), message: z.string() }),
  errors: ['certificate_not_found', 'reissue_refused'],
  summary: 'Issue a certificate anew, as creator or platform say something else by now',
  description:
    'With a number of its own, by what holds now; the one before is kept and marked as replaced. Refused where nothing is said otherwise, or it was replaced already.',
});

export const certificatesCalls = {
  listTaxCertificates,
  listIssuedCertificates,
  reissueCertificate,
} as const;
