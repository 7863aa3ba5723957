import type { Person } from '../../../lib/api-types.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import classes from './profile-about.module.css';
import { ProfileFacts } from './profile-facts.tsx';

/** Bio, place, time, and what the tick means. */
export function ProfileAbout({ person }: { person: Person }) {
  return (
    <Card as="section" className={classes.about} aria-label="About">
      <WrittenText>{person.bio || `${person.full_name} has not written anything here yet.`}</WrittenText>
      <ProfileFacts person={person} />
      {person.is_verified && <Notice tone="good">Likha has verified the identity of this creator.</Notice>}
    </Card>
  );
}
