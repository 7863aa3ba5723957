import fc from 'fast-check';
import { changeSettings } from '../src/modules/settings/change-settings.ts';
import { setRule } from '../src/modules/tax/set-rule.ts';
import { DAY_MS } from '../src/platform/durations.ts';
import { philippineTime } from '../src/platform/philippine-time.ts';
import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';

const FROM = '203.0.113.7';

/** Finance changes what is withheld of payouts from tomorrow on, or what is kept back of earnings. */
export type RuleAction =
  | { kind: 'withhold'; rateBp: number; thresholdCentavos: number; isOn: boolean }
  | { kind: 'reserve'; percent: number; days: number };

export const ruleActions = [
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('withhold' as const),
      rateBp: fc.integer({ min: 1, max: 1_500 }),
      thresholdCentavos: fc.constantFrom(0, 9_999, 50_000),
      isOn: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      percent: fc.constantFrom(0, 0, 10, 35),
      days: fc.constantFrom(1, 30, 180),
    }),
  },
];

/** @throws AppError where it is refused, as finance would be told */
export async function changeRule({ deps }: Harness, admin: Person, what: RuleAction): Promise<void> {
  const by = { id: admin.id, from: FROM };
  if (what.kind === 'withhold') {
    const tomorrow = new Date(deps.clock.now().getTime() + DAY_MS);
    return setRule(
      deps,
      {
        from_day: philippineTime(tomorrow).slice(0, 10),
        is_on: what.isOn,
        rate_bp: what.rateBp,
        share_bp: 5_000,
        threshold_centavos: what.thresholdCentavos,
        atc_individual: 'WI760',
        atc_corporate: null,
        source: 'A rule of the model',
      },
      by,
    );
  }
  const { version } = await deps.db
    .selectFrom('platform_settings')
    .select('version')
    .executeTakeFirstOrThrow();
  await changeSettings(deps, by, {
    version,
    earnings_reserve_percentage: what.percent,
    earnings_reserve_days: what.days,
  });
}
