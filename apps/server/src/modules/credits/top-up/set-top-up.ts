import type { CallInput, Calls, Saying } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { centavosFromPesos } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { readSettings } from '../../settings/index.ts';
import { priceChanged } from '../buy/price-changed.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { asked } from './asked.ts';
import { packOf } from './pack-of.ts';
import { findSaver } from './saver.ts';
import { type Agreement, changeAgreement, insertWaiting, lockTopUp } from './top-up.queries.ts';
import { noAnswer } from './top-up-refusals.ts';

type Body = CallInput<Calls['setAutoTopUp']>['body'];

/**
 * Has credits bought for a fan when they run low (P789). What is on is changed at once; else the fan agrees on the company's page first.
 * @throws AppError `validation_failed`, `price_changed` with what the pack costs, `payment_unavailable`
 */
export async function setTopUp(deps: CreditsDeps, fanId: string, body: Body): Promise<void> {
  const agreement = await agreementOf(deps, body);
  const now = deps.clock.now();
  if (await inTransaction(deps.db, (tx) => changeAgreement(tx, fanId, agreement, now))) return;
  const saver = findSaver(deps);
  if (!saver) throw noAnswer();
  const { setupId, approvalUrl } = await asked(deps, () =>
    saver.saved.begin({
      agreementId: deps.ids.next(),
      description: `${body.package_id} pack of credits, each time they run low`,
      returnUrl: `${deps.publicUrl}${paths.topUp('back')}`,
      cancelUrl: `${deps.publicUrl}${paths.topUp('cancelled')}`,
    }),
  );
  await inTransaction(deps.db, async (tx) => {
    // Turned on meanwhile, in another tab: that stands.
    if ((await lockTopUp(tx, fanId))?.status === 'on') return;
    await insertWaiting(tx, {
      ...agreement,
      fan_id: fanId,
      provider: saver.provider,
      setup_id: setupId,
      approval_url: approvalUrl,
      changed_at: now,
    });
  });
}

async function agreementOf(deps: CreditsDeps, body: Body): Promise<Agreement> {
  const quote = packOf(body.package_id, await readSettings(deps.db));
  if (!quote) throw refused('package_id', (language) => creditsTexts[language].noPackField);
  if (centavosFromPesos(body.price) !== quote.finalCentavos) throw priceChanged(quote);
  const limit = centavosFromPesos(body.monthly_limit) ?? 0;
  if (limit < quote.finalCentavos)
    throw refused('monthly_limit', (language) => creditsTexts[language].topUpLimit);
  return {
    threshold_credits: body.threshold,
    package_id: body.package_id,
    price_centavos: quote.finalCentavos,
    monthly_limit_centavos: limit,
  };
}

function refused(field: string, detail: Saying): AppError {
  return new AppError('validation_failed', { detail, errors: { [field]: detail } });
}
