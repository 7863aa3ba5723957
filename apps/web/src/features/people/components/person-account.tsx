import { useState } from 'react';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { useAccountAct } from '../api/use-account-act.ts';
import { peopleTexts } from '../people.texts.generated.ts';
import type { PersonPage } from '../words.ts';
import classes from './person-account.module.css';
import { PersonFacts } from './person-facts.tsx';

interface PersonAccountProps {
  person: PersonPage['person'];
  /** Nobody acts on their own account here. */
  isOneself: boolean;
}

/** What is known of an account, and what can be done to it. */
export function PersonAccount({ person, isOneself }: PersonAccountProps) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const { user } = useSession();
  const may = useMay();
  const isTheirs = may('access') && (person.user_type !== 'admin' || user?.staff_role === 'owner');
  const confirmed = person.is_email_confirmed ? t.emailConfirmed : t.emailOpen;
  return (
    <PersonFacts title={t.account}>
      <Figures>
        <Figure name={t.email} isLong>
          {person.email} ({confirmed})
        </Figure>
        <Figure name={t.id} isLong>
          {person.id}
        </Figure>
        <Figure name={t.registered}>{dateAndTime(person.created_at, language)}</Figure>
        <Figure name={t.lastSeen}>{dateAndTime(person.last_seen_at, language)}</Figure>
        <Figure name={t.born}>{shortDay(person.date_of_birth, language)}</Figure>
        <Figure name={t.terms}>{t.version({ version: person.legal_consent_version })}</Figure>
        <Figure name={t.twoFactor}>{person.has_two_factor ? t.on : t.off}</Figure>
      </Figures>
      {!isOneself && isTheirs && person.status !== 'erased' && <Acts person={person} />}
    </PersonFacts>
  );
}

function Acts({
  person: { id, full_name: name, has_two_factor: hasTwoFactor },
}: Pick<PersonAccountProps, 'person'>) {
  const t = useTexts(peopleTexts);
  const [asked, setAsked] = useState<'sign-out' | 'reset' | null>(null);
  const close = () => setAsked(null);
  const signOut = useAccountAct('POST /admin/users/{id}/sign-out', close);
  const reset = useAccountAct('POST /admin/users/{id}/two-factor/reset', close);
  return (
    <div className={classes.acts}>
      <Button variant="default" onClick={() => setAsked('sign-out')}>
        {t.signOut}
      </Button>
      {hasTwoFactor && (
        <Button variant="default" onClick={() => setAsked('reset')}>
          {t.reset}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked === 'reset' ? t.reset : t.signOut}
          confirmLabel={asked === 'reset' ? t.reset : t.signOut}
          busyLabel={t.saving}
          isBusy={signOut.isPending || reset.isPending}
          onConfirm={() => (asked === 'reset' ? reset : signOut).mutate({ params: { id } })}
          onClose={close}
        >
          <p>{asked === 'reset' ? t.resetSure({ name }) : t.signOutSure({ name })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
