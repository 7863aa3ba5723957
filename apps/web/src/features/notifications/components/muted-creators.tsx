import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { mutedTexts } from '../muted.texts.generated.ts';
import classes from './muted-creators.module.css';
import { SettingsSection } from './settings-section.tsx';

type Muted = Answer<'GET /notifications/muted'>['muted'][number];

/** Of whose new posts a fan hears nothing, and the way back (P473). */
export function MutedCreators() {
  const t = useTexts(mutedTexts);
  const query = usePages('GET /notifications/muted', 'muted', { query: {} });
  return (
    <SettingsSection id="muted-creators" title={t.title} hint={t.hint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={1} height={64} label={t.loading} />}
        failedTitle={t.failed}
        empty={<p>{t.none}</p>}
      >
        {(people) => (
          <ul className={classes.list}>
            {people.map((person) => (
              <MutedLine key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </SettingsSection>
  );
}

function MutedLine({ person }: { person: Muted }) {
  const t = useTexts(mutedTexts);
  const name = person.full_name;
  const unmute = useAction('DELETE /notifications/muted/{id}', {
    invalidates: ['GET /notifications', 'GET /notifications/muted'],
    onSuccess: () => notify({ tone: 'good', title: t.unmuted({ name }) }),
    onError: (error) => notify({ tone: 'bad', title: t.notUnmuted, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <li>
      <Avatar name={name} src={person.avatar} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className="dim">@{person.username}</span>
      </div>
      <Button
        variant="default"
        aria-label={t.unmuteName({ name })}
        loading={unmute.isPending}
        onClick={() => unmute.mutate({ params: { id: person.id } })}
      >
        {t.unmute}
      </Button>
    </li>
  );
}
