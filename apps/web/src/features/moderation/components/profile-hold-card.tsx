import { paths } from '@likha/contract/addresses';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { useDecideProfile } from '../api/use-decide-profile.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { fieldName, type ProfileHold } from '../words.ts';
import { Acts, CardHead, Facts } from './card-parts.tsx';
import classes from './profile-hold-card.module.css';

interface ProfileHoldCardProps {
  hold: ProfileHold;
  onClear: (name: string) => void;
}

/** One part of a profile: what it says, whose it is, which keywords held it back, and what can be done while it waits. */
export function ProfileHoldCard({ hold, onClear }: ProfileHoldCardProps) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const name = fieldName(t, hold.field);
  const states = { waiting: t.statePending, approved: t.stateStands, cleared: t.stateCleared };
  return (
    <Card as="li" className={classes.hold} data-testid="profile-hold">
      <CardHead title={name} badges={[states[hold.status]]} />
      <WrittenText>{hold.text}</WrittenText>
      <p>{t.keywordsFound({ keywords: hold.flagged_keywords.join(', ') })}</p>
      <Facts>
        <WithFace name={hold.person.full_name} avatar={hold.person.avatar} size={24}>
          <Link to={paths.adminPerson(hold.person.id)} className="text-link">
            @{hold.person.username}
          </Link>
        </WithFace>
        <time dateTime={hold.created_at}>{dateAndTime(hold.created_at, language)}</time>
      </Facts>
      {hold.decided_by && (
        <p className="dim">
          {t.decided({ name: hold.decided_by })} {t.holdTakenBackThere}
        </p>
      )}
      {hold.status === 'waiting' && <HoldActs id={hold.id} name={name} onClear={onClear} />}
    </Card>
  );
}

function HoldActs({ id, name, onClear }: { id: string; name: string; onClear: (name: string) => void }) {
  const t = useTexts(moderationTexts);
  const none = () => undefined;
  const decide = useDecideProfile(none, none);
  return (
    <Acts>
      <Button
        variant="default"
        loading={decide.isPending}
        onClick={() => decide.mutate({ params: { id }, body: { decision: 'approved' } })}
      >
        {t.letStand}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => onClear(name)}>
        {t.clear}
      </Button>
    </Acts>
  );
}
