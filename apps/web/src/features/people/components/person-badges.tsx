import { useTexts } from '../../../lib/texts.ts';
import { peopleTexts } from '../people.texts.generated.ts';
import { badgesOf, type Listed } from '../words.ts';
import classes from './person-badges.module.css';

/** Type of a person, and what is out of the ordinary. */
export function PersonBadges({ person }: { person: Listed }) {
  const t = useTexts(peopleTexts);
  return (
    <span className={classes.badges}>
      {badgesOf(person, t).map((word) => (
        <span key={word} className={classes.badge}>
          {word}
        </span>
      ))}
    </span>
  );
}
