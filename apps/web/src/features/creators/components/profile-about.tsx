import type { Person } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { creatorsTexts } from '../creators.texts.generated.ts';
import classes from './profile-about.module.css';
import { ProfileFacts } from './profile-facts.tsx';

/** Bio, place, time, and what the tick means. */
export function ProfileAbout({ person }: { person: Person }) {
  const t = useTexts(creatorsTexts);
  return (
    <Card as="section" className={classes.about} aria-label={t.about}>
      <WrittenText>{person.bio || t.noBio({ name: person.full_name })}</WrittenText>
      <ProfileFacts person={person} />
      {person.is_verified && <Notice tone="good">{t.isVerified}</Notice>}
    </Card>
  );
}
