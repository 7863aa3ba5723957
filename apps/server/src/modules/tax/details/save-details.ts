import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { endingOf } from '@likha/contract/tax/tin';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { makeCertificatesJob } from '../declared-jobs.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { findDetails, insertDetails, lockDetails } from './details.queries.ts';
import { isSame, openDetails, presentMasked, sealDetails, type TaxDetails } from './tax-details.ts';

type Body = Omit<CallInput<Calls['putTaxDetails']>['body'], 'code'>;

/**
 * Keeps who a creator is to the tax office (P793), sealed, beside what was said before; what says the same as what is there is no change.
 * Without a TIN the one that is there stays. Who calls it has asked for the second factor.
 * @throws AppError `validation_failed` where there is no TIN yet and none is sent
 */
export function saveDetails(
  deps: TaxDeps,
  creatorId: string,
  body: Body,
): Promise<CallResponse<Calls['putTaxDetails']>['details']> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockDetails(tx, creatorId);
    const before = row && openDetails(deps.taxCipher, row);
    const tin = body.tin ?? before?.tin;
    if (tin === undefined) throw tinNeeded();
    const details: TaxDetails = {
      tin,
      kind: body.kind,
      registration: body.registration,
      // As the paper and the database keep them: half a character is none.
      registered_name: body.registered_name.toWellFormed(),
      address: body.address.toWellFormed(),
      zip_code: body.zip_code,
    };
    if (row && before && isSame(before, details)) return presentMasked(details, row);
    const next = {
      id: deps.ids.next(),
      creator_id: creatorId,
      sealed: sealDetails(deps.taxCipher, details),
      tin_ending: endingOf(tin),
      kind: details.kind,
      registration: details.registration,
      written_at: deps.clock.now(),
    };
    await insertDetails(tx, next);
    // What waited for it is issued now, not within the hour.
    await addJob(tx, makeCertificatesJob, {});
    return presentMasked(details, next);
  });
}

/**
 * That there is a TIN, asked before a code is used up.
 * @throws AppError `validation_failed` where there is none yet and none is sent
 */
export async function demandTin(deps: TaxDeps, creatorId: string, { tin }: Body): Promise<void> {
  if (tin === undefined && !(await findDetails(deps.db, creatorId))) throw tinNeeded();
}

function tinNeeded(): AppError {
  const says = (language: 'en' | 'fil') => taxTexts[language].tinNeeded;
  return new AppError('validation_failed', { detail: says, errors: { tin: says } });
}
