import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconUsersPlus } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import classes from './affiliate-promo.module.css';
import { landingTexts } from './landing.texts.generated.ts';

const loadDialog = () => import('./affiliate-dialog.tsx').then((module) => module.AffiliateDialog);

/** The affiliate programme in two lines; the terms are in the dialog. */
export function AffiliatePromo() {
  const t = useTexts(landingTexts);
  const { data, isError } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  if (isError && !data) return null;
  return (
    <section className={classes.promo} aria-labelledby="affiliates">
      <IconUsersPlus size={40} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <h2 id="affiliates">{t.promoTitle}</h2>
        <p className={classes.text}>
          {data &&
            t.promoText({
              percent: data.affiliate.commission_percent,
              months: data.affiliate.validity_months,
            })}
        </p>
      </div>
      <Button
        variant="default"
        size="lg"
        aria-haspopup="dialog"
        disabled={!data}
        onClick={() => setIsOpen(true)}
      >
        {t.learnMore}
      </Button>
      {isOpen && data && (
        <OnDemand
          load={loadDialog}
          props={{ config: data, onClose: () => setIsOpen(false) }}
          onFailed={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
