import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { numberOf } from './invoice.ts';
import type { InvoiceRow } from './invoices.queries.ts';

type Shown = CallResponse<Calls['listInvoices']>['invoices'][number];

export function presentInvoice(row: InvoiceRow): Shown {
  return {
    id: row.id,
    number: numberOf(row.prefix, row.kind, row.number),
    kind: row.kind,
    month: row.month,
    without_vat: pesosFromCentavos(row.centavos - row.vat_centavos),
    total: pesosFromCentavos(row.centavos),
    vat: pesosFromCentavos(row.vat_centavos),
    issued_at: row.issued_at.toISOString(),
  };
}
