import type { CallResponse, Calls } from '@likha/contract';
import { invoiceNumber } from '@likha/contract/invoice-number';
import { pesosFromCentavos } from '@likha/contract/money';
import type { InvoiceRow } from './invoices.queries.ts';

type Shown = CallResponse<Calls['listInvoices']>['invoices'][number];

export function presentInvoice(row: InvoiceRow): Shown {
  return {
    id: row.id,
    number: invoiceNumber(row.prefix, row.number, row.kind),
    kind: row.kind,
    month: row.month,
    without_vat: pesosFromCentavos(row.centavos - row.vat_centavos),
    total: pesosFromCentavos(row.centavos),
    vat: pesosFromCentavos(row.vat_centavos),
    issued_at: row.issued_at.toISOString(),
  };
}
