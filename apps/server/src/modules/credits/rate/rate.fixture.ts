import { pesosFromCentavos } from '@likha/contract/money';
import type { Person } from '../../../../test/factory.ts';
import type { Harness } from '../../../../test/harness.ts';
import { readSettings } from '../../settings/index.ts';
import { changeRate } from './change-rate.ts';

/** Changes the rate as somebody who has seen the one in force and types the new one twice, and as a second person where there is one. */
export async function setRate(
  { deps, factory }: Pick<Harness, 'deps' | 'factory'>,
  { viewer }: Person,
  pesosPerCredit: number,
): Promise<void> {
  const { centavos_per_credit: now } = await readSettings(deps.db);
  const asked = {
    pesosPerCredit,
    correlationId: deps.ids.next(),
    shownPesos: pesosFromCentavos(now),
    confirmedPesos: pesosPerCredit,
  };
  const { isProposed } = await changeRate(deps, viewer, asked);
  if (isProposed) await changeRate(deps, (await factory.admin({ role: 'finance' })).viewer, asked);
}
