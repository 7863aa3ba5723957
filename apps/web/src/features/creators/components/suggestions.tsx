import { paths } from '@likha/contract/addresses';
import type { Person } from '../../../lib/api-types.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './suggestions.module.css';

interface PeopleListProps {
  title: string;
  people: Person[];
  isLoading?: boolean;
}

/** A short list of creators beside a feed. */
export function PeopleList({ title, people, isLoading = false }: PeopleListProps) {
  if (!isLoading && people.length === 0) return null;
  return (
    <Card as="section" className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {isLoading ? <Skeleton height={220} /> : null}
      <ul className={classes.list}>
        {people.map((person) => (
          <li key={person.id}>
            <Link to={paths.profile(person.username)} className={classes.person}>
              <Avatar name={person.full_name} src={person.avatar} isOnline={person.is_online} />
              <span className={classes.words}>
                <span className={classes.name}>
                  <PersonName name={person.full_name} isVerified={person.is_verified} />
                </span>
                <span className="dim">@{person.username}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
