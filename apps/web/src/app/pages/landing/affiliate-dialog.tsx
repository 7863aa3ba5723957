import { formatPesos } from '@likha/contract/money';
import type { Config } from '../../../lib/api-types.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { KitTheme } from '../../../ui/theme/kit-theme.tsx';
import classes from './affiliate-dialog.module.css';

/** The terms of the affiliate programme, as the server's settings have them now. */
export function AffiliateDialog({ config, onClose }: { config: Config; onClose: () => void }) {
  const { split, affiliate } = config;
  return (
    <KitTheme>
      <Dialog onClose={onClose} title="How the affiliate programme works">
        <p className="dim">
          When somebody you refer registers as a creator with your link, their earnings are split like this:
        </p>
        <Figures>
          <Figure name="The creator keeps">{split.creator_percent}%</Figure>
          <Figure name="You earn">{split.affiliate_percent}%</Figure>
          <Figure name="Likha keeps">{split.platform_percent_with_affiliate}%</Figure>
        </Figures>
        <ul className={classes.terms}>
          <li>For {affiliate.validity_months} months from their registration.</li>
          <li>Up to {formatPesos(affiliate.max_earnings_per_creator)} for each creator you bring.</li>
          <li>On transactions of at least {formatPesos(affiliate.min_transaction)}.</li>
          <li>
            The link counts at registration only, between two creators; referring yourself earns nothing.
          </li>
        </ul>
        <div className={classes.actions}>
          <LinkButton
            to={paths.register({ type: 'creator', ref: 'affiliate' })}
            size="lg"
            fullWidth
            onClick={onClose}
          >
            Register as a creator
          </LinkButton>
          <LinkButton to={paths.login()} variant="subtle" fullWidth onClick={onClose}>
            Log in
          </LinkButton>
        </div>
      </Dialog>
    </KitTheme>
  );
}
