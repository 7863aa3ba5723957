import type { Person } from '../../../lib/api-types.ts';
import { monthAndYear } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { IconCalendar, IconMapPin } from '../../../ui/icons/icons.generated.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';
import classes from './profile-facts.module.css';

/** Where somebody is and since when. */
export function ProfileFacts({ person }: { person: Person }) {
  const t = useTexts(creatorsTexts);
  const language = useLanguage();
  return (
    <ul className={classes.facts}>
      {person.location && (
        <li>
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          {person.location}
        </li>
      )}
      <li>
        <IconCalendar size={20} stroke={1.75} aria-hidden />
        {t.joined({ month: monthAndYear(person.created_at, language) })}
      </li>
    </ul>
  );
}
