import { calls } from '@likha/contract/calls';
import { SETTLEMENT_REPORT } from '@likha/contract/limits';
import { centavosFromPesos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { withUpload } from '../../platform/http/multipart.ts';
import { saidWithdrawn } from '../accounts/index.ts';
import { confirmSettlement } from './confirm/confirm-settlement.ts';
import { takeArrivalBack } from './confirm/take-arrival-back.ts';
import { withdrawTakeBack } from './confirm/withdraw-take-back.ts';
import { listSettlements, readSettlement } from './list-settlements.ts';
import { importReport } from './report/import-report.ts';
import { settlementsTexts } from './settlements.texts.generated.ts';
import type { SettlementsDeps } from './settlements-deps.ts';
import { listItems } from './worklist/list-items.ts';
import { resolveItem } from './worklist/resolve-item.ts';

type SettlementsCall =
  | 'listSettlements'
  | 'importSettlement'
  | 'confirmSettlement'
  | 'takeSettlementBack'
  | 'withdrawSettlementTakeBack'
  | 'listSettlementItems'
  | 'resolveSettlementItem';

/** Reports of settlement, for finance. */
export function settlementsHandlers(deps: SettlementsDeps): Pick<Handlers, SettlementsCall> {
  return {
    listSettlements: ({ viewer, query }) => listSettlements(deps, viewer.id, query),
    importSettlement: ({ viewer, request, language }) => {
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: SETTLEMENT_REPORT.bytes,
        maxBytes: SETTLEMENT_REPORT.bytes + 1,
        fileFields: calls.importSettlement.files,
      };
      return withUpload(request, limits, async ({ files }) => {
        const file = files.file?.[0];
        if (!file) throw noFile();
        if (file.isTruncated) throw new AppError('payload_too_large');
        const id = await importReport(deps, { path: file.path, adminId: viewer.id, from: request.ip });
        return {
          settlement: await readSettlement(deps.db, id, viewer.id),
          message: settlementsTexts[language].taken,
        };
      });
    },
    confirmSettlement: async ({ viewer, params, body, request, language }) => {
      await confirmSettlement(deps, {
        reportId: params.id,
        arrivedCentavos: centavosFromPesos(body.arrived) ?? 0,
        arrivedOn: body.arrived_on,
        bankReference: body.bank_reference,
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const settlement = await readSettlement(deps.moneyDb, params.id, viewer.id);
      return { settlement, message: settlementsTexts[language].confirmed };
    },
    takeSettlementBack: async ({ viewer, params, body, request, language }) => {
      const taken = await takeArrivalBack(deps, {
        reportId: params.id,
        reason: body.reason,
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const t = settlementsTexts[language];
      return {
        settlement: await readSettlement(deps.moneyDb, params.id, viewer.id),
        is_taken_back: taken !== 'first',
        message: taken === 'first' ? t.takeBackAsked : t.takenBack,
      };
    },
    withdrawSettlementTakeBack: async ({ viewer, params, request, language }) => {
      await withdrawTakeBack(deps, { reportId: params.id, adminId: viewer.id, from: request.ip });
      return saidWithdrawn(language);
    },
    listSettlementItems: ({ query }) => listItems(deps, query),
    resolveSettlementItem: async ({ viewer, body, request, language }) => {
      const { type, id, reason, book_fee: booksFee } = body;
      await resolveItem(deps, { type, id, reason, booksFee, adminId: viewer.id, from: request.ip });
      return { message: settlementsTexts[language].resolved };
    },
  };
}

function noFile(): AppError {
  return new AppError('validation_failed', {
    detail: (language) => settlementsTexts[language].noFile,
    errors: { file: (language) => settlementsTexts[language].noFile },
  });
}
