import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { creatorTexts } from '../creator.texts.generated.ts';
import type { Details } from '../details-form.ts';
import { CertificateList } from './certificate-list.tsx';
import { DetailsFacts } from './details-facts.tsx';
import { DetailsForm, type SecondFactor } from './details-form.tsx';
import classes from './tax-details.module.css';

/** Where a link from above the page leads. */
export const TAX_DETAILS_ID = 'tax-details';

/** Who a creator is to the tax office, the way to change it (P793), and their certificates (P794). */
export function TaxDetails({ secondFactor }: { secondFactor: SecondFactor }) {
  const t = useTexts(creatorTexts);
  return (
    <Card as="section" id={TAX_DETAILS_ID} className={classes.box} aria-labelledby="tax-details-title">
      <h2 id="tax-details-title" tabIndex={-1}>
        {t.title}
      </h2>
      <p className="dim">{t.hint}</p>
      <Loaded
        query={useCall('GET /tax/details')}
        loading={<Skeleton height={96} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ details }) => <Known details={details} secondFactor={secondFactor} />}
      </Loaded>
      <CertificateList />
    </Card>
  );
}

function Known({ details, secondFactor }: { details: Details | null; secondFactor: SecondFactor }) {
  const t = useTexts(creatorTexts);
  /** Null until somebody opened it: the focus goes to what is asked, and back to where it was asked from. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (isOpen)
    return <DetailsForm details={details} secondFactor={secondFactor} onClose={() => setIsOpen(false)} />;
  return (
    <>
      {details && <DetailsFacts details={details} />}
      <div>
        <Button variant="default" autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
          {details ? t.change : t.add}
        </Button>
      </div>
    </>
  );
}
