import type { ReactNode } from 'react';
import { isMissing } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconUserOff } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { peopleTexts } from '../people.texts.generated.ts';
import type { PersonPage } from '../words.ts';
import { PersonAccount } from './person-account.tsx';
import { PersonPosts, PersonSessions, PersonSubmission } from './person-activity.tsx';
import { PersonBadges } from './person-badges.tsx';
import { PersonEarnings, PersonWallet } from './person-money.tsx';
import { PersonNotes } from './person-notes.tsx';
import classes from './person-view.module.css';

interface PersonViewProps {
  personId: string;
  /** What else is known of them and can be done, by other features. */
  children?: (page: PersonPage) => ReactNode;
}

/** One person as admins see them. */
export function PersonView({ personId, children }: PersonViewProps) {
  const t = useTexts(peopleTexts);
  // Each time it is asked is on record, so it is asked when the page opens and after what changes it.
  const query = useCall('GET /admin/users/{id}', { params: { id: personId } }, { staleTime: 60_000 });
  return (
    <Loaded
      query={query}
      failedTitle={t.personFailed}
      failed={(error) =>
        isMissing(error) ? (
          <StatePanel level={1} icon={<IconUserOff size={32} stroke={1.75} />} title={t.nobody} />
        ) : null
      }
      loading={<Skeleton height={420} label={t.loadingPerson} />}
    >
      {(page) => <Person page={page}>{children?.(page)}</Person>}
    </Loaded>
  );
}

function Person({ page, children }: { page: PersonPage; children: ReactNode }) {
  const t = useTexts(peopleTexts);
  const { user } = useSession();
  const { person, wallet, earnings, debt } = page;
  const isCreator = person.user_type === 'creator';
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Avatar name={person.full_name} src={person.avatar} size={64} />
        <div className={classes.name}>
          <h1>{person.full_name}</h1>
          <p className="dim">@{person.username}</p>
          <PersonBadges person={person} />
        </div>
      </header>
      <p className="dim">{t.recorded}</p>
      <div className={classes.boxes}>
        <div className={classes.stack}>
          <PersonAccount person={person} isOneself={person.id === user?.id} />
        </div>
        <div className={`${classes.stack} ${classes.others}`}>
          {children}
          <PersonNotes personId={person.id} />
        </div>
        <div className={classes.stack}>
          {wallet && <PersonWallet wallet={wallet} debt={debt} />}
          {earnings && <PersonEarnings earnings={earnings} debt={debt} />}
          {isCreator && <PersonPosts person={person} posts={page.posts} />}
          {isCreator && <PersonSubmission submission={page.submission} />}
          <PersonSessions sessions={page.sessions} />
        </div>
      </div>
    </div>
  );
}
