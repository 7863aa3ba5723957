import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useMayJudge } from '../../../lib/use-may-judge.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { fieldName, type ProfileField } from '../words.ts';
import classes from './person-profile.module.css';
import { ProfileDialog } from './profile-dialog.tsx';

type Field = Answer<'GET /admin/users/{id}/profile'>['fields'][number];
type Asked = { what: 'clear' | 'takeBack'; field: ProfileField; name: string };

/** What stands on somebody's profile: each part can be cleared without a report, and that taken back (P357). */
export function PersonProfile({ person }: ProfileProps) {
  const t = useTexts(moderationTexts);
  return (
    <Fold title={t.profileFields}>
      <Fields person={person} />
    </Fold>
  );
}

interface ProfileProps {
  person: Parameters<typeof useMayJudge>[0];
}

function Fields({ person }: ProfileProps) {
  const t = useTexts(moderationTexts);
  const mayDecide = useMayJudge(person);
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = useCall('GET /admin/users/{id}/profile', { params: { id: person.id } });
  return (
    <>
      <Loaded
        query={query}
        failedTitle={t.profileFailed}
        loading={<Skeleton height={120} label={t.loading} />}
      >
        {({ fields }) => (
          <ul className={classes.list}>
            {fields.map((field) => {
              const name = fieldName(t, field.field);
              const ask = (what: Asked['what']) => setAsked({ what, field: field.field, name });
              return (
                <li key={field.field} data-testid="profile-field">
                  <div className={classes.field}>
                    <strong>{name}</strong>
                    <FieldValue field={field} name={name} />
                  </div>
                  <div className={classes.acts}>
                    {mayDecide && field.can_clear && (
                      <Button
                        variant="default"
                        aria-haspopup="dialog"
                        aria-label={t.clearOf({ name })}
                        onClick={() => ask('clear')}
                      >
                        {t.clear}
                      </Button>
                    )}
                    {mayDecide && field.can_take_back && (
                      <Button
                        variant="default"
                        aria-haspopup="dialog"
                        aria-label={t.clearedBackOf({ name })}
                        onClick={() => ask('takeBack')}
                      >
                        {t.takeBack}
                      </Button>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {asked && <ProfileDialog {...asked} personId={person.id} onClose={() => setAsked(null)} />}
    </>
  );
}

function FieldValue({ field, name }: { field: Field; name: string }) {
  const t = useTexts(moderationTexts);
  if (field.picture_url)
    return <img className={classes.picture} src={field.picture_url} alt={name} loading="lazy" />;
  if (!field.can_clear) return <span className="dim">{t.cleared}</span>;
  return (
    <span className={classes.text}>
      {field.text}
      {field.is_waiting && <span className="dim"> · {t.heldBack}</span>}
    </span>
  );
}
