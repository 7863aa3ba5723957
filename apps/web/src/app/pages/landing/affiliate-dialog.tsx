import { paths } from '@likha/contract/addresses';
import { POLICY } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import type { Config } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './affiliate-dialog.module.css';
import { landingTexts } from './landing.texts.generated.ts';

/** The terms of the affiliate programme: who, how much, when, how and from what on, as settings and limits have them now. */
export function AffiliateDialog({ config, onClose }: { config: Config; onClose: () => void }) {
  const t = useTexts(landingTexts);
  const { split, affiliate, payout } = config;
  return (
    <Dialog onClose={onClose} title={t.termsTitle}>
      <p className="dim">{t.termsLead}</p>
      <Figures>
        <Figure name={t.creatorKeeps}>{split.creator_percent}%</Figure>
        <Figure name={t.youEarn}>{split.affiliate_percent}%</Figure>
        <Figure name={t.likhaKeeps}>{split.platform_percent_with_affiliate}%</Figure>
      </Figures>
      <ul className={classes.terms}>
        <li>{t.termMonths({ months: affiliate.validity_months })}</li>
        <li>{t.termCap({ pesos: formatPesos(affiliate.max_earnings_per_creator) })}</li>
        <li>{t.termLeast({ pesos: formatPesos(affiliate.min_transaction) })}</li>
        <li>{t.termWho}</li>
        <li>{t.termLink}</li>
        <li>
          {t.termRhythm({
            hold: POLICY.commissionHeld,
            min: POLICY.payoutPay.min,
            max: POLICY.payoutPay.max,
          })}
        </li>
        <li>{t.termMethods({ pesos: formatPesos(payout.min_amount) })}</li>
      </ul>
      <div className={classes.actions}>
        <LinkButton to={paths.register({ type: 'creator', ref: 'affiliate' })} size="lg" fullWidth>
          {t.registerCreator}
        </LinkButton>
        <LinkButton to={paths.login()} variant="subtle" fullWidth>
          {t.logIn}
        </LinkButton>
      </div>
    </Dialog>
  );
}
