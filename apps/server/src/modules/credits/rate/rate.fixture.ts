import { pesosFromCentavos } from '@likha/contract/money';
import type { Person } from '../../../../test/factory.ts';
import type { Harness } from '../../../../test/harness.ts';
import { readSettings } from '../../settings/index.ts';
import { changeRate } from './change-rate.ts';

/** Changes the rate as somebody who has seen the one in force and types the new one twice. */
export async function setRate(
  { deps }: Pick<Harness, 'deps'>,
  { viewer }: Person,
  pesosPerCredit: number,
): Promise<void> {
  const { centavos_per_credit: now } = await readSettings(deps.db);
  await changeRate(deps, viewer, {
    pesosPerCredit,
    correlationId: deps.ids.next(),
    shownPesos: pesosFromCentavos(now),
    confirmedPesos: pesosPerCredit,
  });
}
