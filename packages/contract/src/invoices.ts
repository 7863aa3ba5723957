import { z } from 'zod';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { id, line, month, page, pesos, timestamp } from './fields.ts';
import { INVOICE_SERIES } from './staff-limits.ts';

const of = { who: 'admin', part: 'tax', area: 'Tax administration' } as const;

const invoice = z.object({
  id,
  number: z.string().describe('`A-00000001`; of a credit note `A-CN-00000001`'),
  kind: z.enum(['invoice', 'credit_note']),
  month,
  without_vat: pesos,
  total: pesos.describe('With VAT; negative on a credit note'),
  vat: pesos.describe('What of it is VAT, by the rules of its days'),
  issued_at: timestamp,
});

const series = z.object({
  id,
  prefix: z.string(),
  first_number: z.int(),
  from_month: month.describe('The first month whose invoices are of it'),
  permit: z.string().describe('Of the tax office'),
  written_by: z.string().nullable().describe('Null of who has left'),
  written_at: timestamp,
});

const overview = z.object({
  is_ready: z.boolean().describe('Finance said who Likha is to the tax office: none is issued before'),
  series: z.array(series).describe('The one that begins last first'),
  months: z
    .array(
      z.object({
        month,
        is_done: z.boolean().describe('Every creator’s is issued'),
        count: z.int(),
        total: pesos,
        vat: pesos,
      }),
    )
    .describe('Months with invoices, the newest first'),
});

const listInvoices = defineCall({
  method: 'GET',
  path: '/earnings/invoices',
  who: 'creator',
  query: z.object(page(12, 24)),
  response: z.object({ invoices: z.array(invoice), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Earnings',
  summary: 'What Likha invoiced a creator for its share, the newest first',
  description: 'One a month in which anything was earned of them. As a PDF at `/earnings/invoices/{id}.pdf`.',
});

const getInvoices = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/invoices',
  response: overview,
  errors: [],
  summary: 'Series of invoices, and the months that were invoiced',
  description: 'None is issued before finance begins a series.',
});

const listMonthInvoices = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/invoices/months/{month}',
  params: z.object({ month }),
  query: dated(z.object(datedPage(25, 100))),
  file: {
    rows: 'invoices',
    moment: 'issued_at',
    isWhole: true,
    columns: ['number', 'issued_at', 'buyer.name', 'buyer.username', 'without_vat', 'vat', 'total'],
  },
  response: z.object({
    invoices: z.array(
      invoice.extend({
        buyer: z.object({
          name: z.string().nullable().describe('As it was issued; null of who was erased'),
          username: z.string().nullable(),
        }),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  summary: 'Invoices of a month, in the order of their numbers',
  description: 'One as a PDF at `/admin/invoices/{id}.pdf`, which is on record.',
});

const beginInvoiceSeries = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/invoices/series',
  body: z.object({
    prefix: z
      .string(says('needed'))
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,8}$/, says('prefix_form')),
    first_number: z
      .int(says('whole_number_needed'))
      .min(1, says('at_least'))
      .max(INVOICE_SERIES.highest, says('at_most')),
    from_month: month.describe('This month or a later one'),
    permit: line(INVOICE_SERIES.permitCharacters, says('needed')),
  }),
  status: 201,
  response: overview.extend({ message: z.string() }),
  errors: [],
  summary: 'Begin a series of invoice numbers',
  description:
    'From a month on that is not over. Numbers follow one another without a gap from the first; a series is never changed, and the one that begins last is gone on with.',
});

export const invoicesCalls = { listInvoices, getInvoices, listMonthInvoices, beginInvoiceSeries } as const;
