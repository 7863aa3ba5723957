import { isId } from '@likha/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { BindingDeps } from '../../../platform/http/binding-deps.ts';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { makeReceipt } from './make-receipt.ts';
import { makeReceiptForStaff } from './make-receipt-for-staff.ts';

/**
 * `GET /api/credits/purchases/{id}/receipt.pdf`: the receipt of one's own purchase (P379).
 * `GET /api/admin/purchases/{reference}/receipt.pdf`: of anybody's, for finance, and on record (P380).
 */
export function receiptRoutes(app: FastifyInstance, deps: CreditsDeps, binding: BindingDeps): void {
  fileRoute<{ id: string }>(
    app,
    binding,
    { path: '/api/credits/purchases/:id/receipt.pdf', who: 'fan', limit: 'receipt' },
    ({ viewer, request, language }) =>
      makeReceipt(deps, { purchaseId: idOf(request.params), fanId: viewer.id, language }),
  );
  fileRoute<{ reference: string }>(
    app,
    binding,
    { path: '/api/admin/purchases/:reference/receipt.pdf', who: 'admin', part: 'credits', limit: 'receipt' },
    ({ viewer, request, language }) => {
      const by = { id: viewer.id, from: request.ip };
      return makeReceiptForStaff(deps, by, { reference: request.params.reference, language });
    },
  );
}

function idOf({ id }: { id: string }): string {
  if (!isId(id))
    throw new AppError('purchase_not_found', { detail: (language) => creditsTexts[language].noPurchase });
  return id;
}
