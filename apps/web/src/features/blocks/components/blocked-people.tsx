import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { blocksTexts } from '../blocks.texts.generated.ts';
import classes from './blocked-people.module.css';

type Blocked = Answer<'GET /users/me/blocked'>['blocked'][number];

/** Whom somebody has blocked, and the way to unblock them. */
export function BlockedPeople() {
  const t = useTexts(blocksTexts);
  const query = usePages('GET /users/me/blocked', 'blocked', { query: {} });
  return (
    <Card as="section" className={classes.box} aria-labelledby="blocked-people">
      <div>
        <h2 id="blocked-people">{t.title}</h2>
        <p className="dim">{t.hint}</p>
      </div>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={64} label={t.loading} />}
        failedTitle={t.failed}
        empty={<p>{t.none}</p>}
      >
        {(people) => (
          <ul className={classes.list}>
            {people.map((person) => (
              <BlockedLine key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Card>
  );
}

function BlockedLine({ person }: { person: Blocked }) {
  const t = useTexts(blocksTexts);
  const language = useLanguage();
  const unblock = useAction('DELETE /users/{id}/block', {
    invalidates: ['GET /users/me/blocked'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.unblocked, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notUnblocked, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <li>
      <Avatar name={person.full_name} src={person.avatar} />
      <div className={classes.words}>
        <strong>{person.full_name}</strong>
        <span className="dim">
          @{person.username} · {t.since({ day: dateAndTime(person.blocked_at, language) })}
        </span>
      </div>
      <Button
        variant="default"
        aria-label={t.unblockName({ name: person.full_name })}
        loading={unblock.isPending}
        onClick={() => unblock.mutate({ params: { id: person.id } })}
      >
        {t.unblock}
      </Button>
    </li>
  );
}
