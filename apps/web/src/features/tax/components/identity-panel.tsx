import { useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { identityTexts } from '../identity.texts.generated.ts';
import { type Identity, identityDraftOf } from '../identity-form.ts';
import { IdentityForm } from './identity-form.tsx';
import classes from './identity-panel.module.css';

/** Who Likha is to the tax office (P802), and the form to change it; where nobody said it yet, the form at once. */
export function IdentityPanel({ identity }: { identity: Identity | null }) {
  const t = useTexts(identityTexts);
  /** Null until somebody changed it: the focus goes to the form, and back to where it was opened from. */
  const [isChanging, setIsChanging] = useState<boolean | null>(null);
  const stop = () => setIsChanging(false);
  return (
    <Card as="section" className={classes.panel} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="dim">{identity ? t.lead : `${t.lead} ${t.none}`}</p>
      {identity && !isChanging && (
        <>
          <Facts identity={identity} />
          <Button variant="default" autoFocus={isChanging === false} onClick={() => setIsChanging(true)}>
            {t.change}
          </Button>
        </>
      )}
      {(!identity || isChanging) && (
        <IdentityForm
          initial={identityDraftOf(identity)}
          hasFirstFocus={isChanging === true}
          onSaved={stop}
          onCancel={identity ? stop : null}
        />
      )}
    </Card>
  );
}

function Facts({ identity }: { identity: Identity }) {
  const t = useTexts(identityTexts);
  const day = dateAndTime(identity.written_at, useLanguage());
  const { written_by: by } = identity;
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t.name}</dt>
        <dd>{identity.registered_name}</dd>
        <dt>{t.tin}</dt>
        <dd>{identity.tin}</dd>
        <dt>{t.address}</dt>
        <dd>
          {identity.address}, {identity.zip_code}
        </dd>
      </dl>
      <p className="dim">{by === null ? t.changedByNobody({ day }) : t.changed({ name: by, day })}</p>
    </>
  );
}
