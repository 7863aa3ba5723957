import type { Person } from '../../../lib/api-types.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './profile.module.css';
import { Facts } from './profile-header.tsx';

/** Bio, place, time, and what the tick means. */
export function ProfileAbout({ person }: { person: Person }) {
  return (
    <section className={classes.about} aria-label="About">
      <p className={classes.bio}>{person.bio || `${person.full_name} has not written anything here yet.`}</p>
      <Facts person={person} />
      {person.is_verified && <Notice tone="good">Likha has verified the identity of this creator.</Notice>}
    </section>
  );
}
