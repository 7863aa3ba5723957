import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { philippineDay } from '../accounts/index.ts';
import { firstHeldDay } from '../earnings/index.ts';
import { readSettings } from '../settings/index.ts';
import { readExposure } from './risk.queries.ts';

type Risk = CallResponse<Calls['listPayoutRequests']>['risk'];

/** What the platform stands to lose should payers take their money back (P245). */
export async function readRisk(db: Queryable, clock: Clock): Promise<Risk> {
  const { earnings_hold_days: days } = await readSettings(db);
  const row = await readExposure(db, firstHeldDay(philippineDay(clock.now()), days));
  return {
    held: pesosFromCentavos(row.held),
    available: pesosFromCentavos(row.owed_to_creators - row.held),
    requested: pesosFromCentavos(row.requested),
    owed: pesosFromCentavos(row.owed),
    fan_debt: pesosFromCentavos(row.fan_debt),
    taken_back: pesosFromCentavos(row.taken_back),
    hold_days: days,
  };
}
