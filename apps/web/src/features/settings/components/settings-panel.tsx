import type { Language } from '@likha/contract';
import { type ReactNode, useRef } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PartLinks } from '../../../ui/part-links.tsx';
import { type SettingsTexts, settingsTexts } from '../settings.texts.generated.ts';
import type { Draft, FieldName, Settings } from '../settings-form.ts';
import { type Group, SettingsForm } from './settings-form.tsx';
import classes from './settings-panel.module.css';

/** The four figures of the affiliate program that the documents name. */
const AFFILIATE_FIELDS: readonly FieldName[] = [
  'commission_percentage',
  'max_earnings_per_creator',
  'validity_months',
  'min_payout_threshold',
];

/** All settings of the product but the rate (P181). */
export function SettingsPanel() {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const groups = useRef<HTMLDivElement>(null);
  return (
    <LoadedSettings>
      {(settings) => (
        <section className={classes.page} aria-label={t.title}>
          <div className={classes.lead}>
            <p>{t.lead}</p>
            <LastChange settings={settings} />
          </div>
          <PartLinks of={groups} label={t.groups} />
          <div className={classes.groups} ref={groups}>
            <SettingsForm
              key={settings.version}
              name="all"
              settings={settings}
              groups={groupsOf(settings, t, language)}
              failed={t.failed}
              inCards
            />
          </div>
        </section>
      )}
    </LoadedSettings>
  );
}

/** The settings of the affiliate program alone. */
export function AffiliateSettings() {
  const t = useTexts(settingsTexts);
  return (
    <LoadedSettings>
      {(settings) => (
        <Card as="section" className={classes.panel} aria-labelledby="affiliate-settings">
          <h2 id="affiliate-settings">{t.affiliateTitle}</h2>
          <LastChange settings={settings} />
          <SettingsForm
            key={settings.version}
            name="affiliate"
            settings={settings}
            groups={[{ title: t.affiliateGroup, fields: AFFILIATE_FIELDS }]}
            failed={t.affiliateFailed}
          />
        </Card>
      )}
    </LoadedSettings>
  );
}

function LoadedSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const t = useTexts(settingsTexts);
  return (
    <Loaded
      query={useCall('GET /admin/settings')}
      loading={<p role="status">{t.loading}</p>}
      failedTitle={t.loadFailed}
    >
      {({ settings }) => children(settings)}
    </Loaded>
  );
}

function LastChange({ settings: { changed_by: name, changed_at: at } }: { settings: Settings }) {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  if (name === null || at === null) return null;
  return <p className="dim">{t.lastChange({ name, when: dateAndTime(at, language) })}</p>;
}

function groupsOf(
  { packs, foreign_currency: currency, foreign_rate_at: since }: Settings,
  t: SettingsTexts,
  language: Language,
): Group[] {
  return [
    {
      title: t.saleGroup,
      fields: ['creator_percentage', 'commission_percentage'],
      note: (draft) => platformKeeps(draft, t),
    },
    {
      title: t.affiliateGroup,
      fields: ['max_earnings_per_creator', 'validity_months', 'min_transaction'],
    },
    {
      title: t.payoutGroup,
      fields: [
        'min_payout_threshold',
        'payout_two_person_limit',
        'payout_instant_daily_limit',
        'payout_instant_fee',
        'settlement_days',
        'earnings_hold_days',
        'earnings_reserve_percentage',
        'earnings_reserve_days',
        'restitution_creator_percentage',
      ],
      note: () => t.holdHint,
    },
    {
      title: t.strikesGroup,
      fields: ['strike_limit', 'strike_window_days', 'strike_first_days', 'strike_second_days'],
      note: () => t.strikesHint,
    },
    { title: t.payersGroup, fields: ['accounts_per_payer'], note: () => t.payersHint },
    { title: t.creditsGroup, fields: ['custom_credits_min', 'custom_credits_max'] },
    {
      title: t.foreignGroup,
      fields: ['php_per_foreign_unit'],
      note: () => foreignNote({ currency, since }, t, language),
    },
    { title: t.packsGroup, fields: packs.flatMap(({ id }) => [`${id}_credits`, `${id}_bonus`] as const) },
  ];
}

/** Which currency, since when, and what the rate does (P777). */
function foreignNote(
  { currency, since }: { currency: string; since: string | null },
  t: SettingsTexts,
  language: Language,
): string {
  const hint = t.foreignHint({ currency });
  return since === null ? hint : `${hint} ${t.foreignSince({ when: dateAndTime(since, language) })}`;
}

function platformKeeps(draft: Draft, t: SettingsTexts): string | null {
  const alone = 100 - Number(draft.creator_percentage);
  const referred = alone - Number(draft.commission_percentage);
  return referred >= 0 ? t.platformKeeps({ alone, referred }) : null;
}
