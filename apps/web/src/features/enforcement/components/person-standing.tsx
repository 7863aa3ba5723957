import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useMayJudge } from '../../../lib/use-may-judge.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { enforcementTexts } from '../enforcement.texts.generated.ts';
import type { Act, Sanction } from '../sanction-form.ts';
import { NextStep } from './next-step.tsx';
import classes from './person-standing.module.css';
import { SanctionDialog } from './sanction-dialog.tsx';
import { SanctionLine } from './sanction-line.tsx';

type Person = Pick<Answer<'GET /admin/users/{id}'>['person'], 'id' | 'full_name' | 'status' | 'user_type'>;

/** What was decided against a person, and what can be. */
export function PersonStanding({ person, sanctions }: { person: Person; sanctions: Sanction[] }) {
  const t = useTexts(enforcementTexts);
  const [asked, setAsked] = useState<{ act: Act; sanction: Sanction | null } | null>(null);
  const { status } = person;
  const mayDecide = useMayJudge(person);
  const ask = (act: Act, sanction: Sanction | null = null) => setAsked({ act, sanction });
  const record = useCall('GET /admin/users/{id}/strikes', { params: { id: person.id } });
  return (
    <Card as="section" className={classes.card} aria-label={t.title}>
      <h2>{t.title}</h2>
      <Loaded
        query={record}
        loading={<Skeleton height={48} label={t.loadingStrikes} />}
        failedTitle={t.strikesFailed}
      >
        {(known) => <NextStep record={known} onAct={mayDecide ? ask : null} />}
      </Loaded>
      {mayDecide && (
        <div className={classes.acts}>
          <Button variant="default" onClick={() => ask('warn')}>
            {t.warn}
          </Button>
          {status === 'active' && (
            <Button variant="default" onClick={() => ask('suspend')}>
              {t.suspend}
            </Button>
          )}
          {status !== 'banned' && (
            <Button variant="default" onClick={() => ask('ban')}>
              {t.banUser}
            </Button>
          )}
        </div>
      )}
      {sanctions.length === 0 ? (
        <p className="dim">{t.none}</p>
      ) : (
        <ul className={classes.list}>
          {sanctions.map((sanction) => (
            <SanctionLine
              key={sanction.id}
              sanction={sanction}
              onLift={mayDecide ? () => ask('lift', sanction) : null}
            />
          ))}
        </ul>
      )}
      {asked && (
        <SanctionDialog {...asked} person={person} record={record.data} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}
