import { IconUsersPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './affiliate-promo.module.css';

const AffiliateDialog = lazy(() =>
  import('./affiliate-dialog.tsx').then((module) => ({ default: module.AffiliateDialog })),
);

/** The affiliate programme in two lines; the terms are in the dialog. */
export function AffiliatePromo() {
  const { data, isError } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  if (isError && !data) return null;
  return (
    <section className={classes.promo} aria-labelledby="affiliates">
      <IconUsersPlus size={40} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <h2 id="affiliates">Bring a creator, share in the success</h2>
        <p className={classes.text}>
          {data &&
            `Refer new creators and earn ${data.affiliate.commission_percent}% commission for ${data.affiliate.validity_months} months. It comes out of our share, never out of theirs.`}
        </p>
      </div>
      <Button
        variant="default"
        size="lg"
        aria-haspopup="dialog"
        disabled={!data}
        onClick={() => setIsOpen(true)}
      >
        Learn More
      </Button>
      {isOpen && data && (
        <Suspense fallback={null}>
          <AffiliateDialog config={data} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
