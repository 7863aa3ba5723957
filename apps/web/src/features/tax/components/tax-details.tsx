import { type ReactNode, useState } from 'react';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { creatorTexts } from '../creator.texts.generated.ts';
import { type Details, kindWords, registrationWords } from '../details-form.ts';
import { DetailsForm, type SecondFactor } from './details-form.tsx';
import classes from './tax-details.module.css';

/** Where a link from above the page leads. */
export const TAX_DETAILS_ID = 'tax-details';

/** Who a creator is to the tax office, and the way to change it (P793). @param children what follows in the same card */
export function TaxDetails({ secondFactor, children }: { secondFactor: SecondFactor; children?: ReactNode }) {
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
      {children}
    </Card>
  );
}

function Known({ details, secondFactor }: { details: Details | null; secondFactor: SecondFactor }) {
  const t = useTexts(creatorTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return <DetailsForm details={details} secondFactor={secondFactor} onClose={() => setIsOpen(false)} />;
  return (
    <>
      {details && <Facts details={details} />}
      <div>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {details ? t.change : t.add}
        </Button>
      </div>
    </>
  );
}

function Facts({ details }: { details: Details }) {
  const t = useTexts(creatorTexts);
  const language = useLanguage();
  return (
    <>
      <Figures>
        <Figure name={t.tin}>{details.tin}</Figure>
        <Figure name={t.registeredName} isLong>
          {details.registered_name}
        </Figure>
        <Figure name={t.address} isLong>
          {`${details.address}, ${details.zip_code}`}
        </Figure>
        <Figure name={t.kind} isLong>
          {kindWords(details.kind, t)}
        </Figure>
        <Figure name={t.registration} isLong>
          {registrationWords(details.registration, t)}
        </Figure>
      </Figures>
      <p className="dim">{t.changedOn({ day: shortDate(details.written_at, language) })}</p>
    </>
  );
}
