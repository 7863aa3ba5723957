import { type LibraryTab, paths } from '@likha/contract/addresses';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconEyeOff, IconPhotoOff } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { libraryTexts } from '../library.texts.generated.ts';
import classes from './missing-post.module.css';

type LibraryPost = Answer<'GET /library'>['posts'][number];

interface MissingPostProps {
  entry: Pick<LibraryPost, 'post_id' | 'missing'>;
  tab: LibraryTab;
}

/** The place of a post that is not shown: that it is gone, or hidden, and what can be done about it. Nothing of the post. */
export function MissingPost({ entry: { post_id: id, missing }, tab }: MissingPostProps) {
  const t = useTexts(libraryTexts);
  const isMature = missing === 'mature_hidden';
  const Icon = isMature ? IconEyeOff : IconPhotoOff;
  const why = tab === 'bought' ? t.boughtText : t.goneText;
  return (
    <Card as="article" className={classes.missing} data-testid="missing-post">
      <Icon size={28} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <h2 className={classes.title}>{isMature ? t.matureTitle : t.goneTitle}</h2>
        <p className="dim">{isMature ? t.matureText : why}</p>
      </div>
      {isMature && (
        <LinkButton to={paths.settings()} variant="default">
          {t.toSettings}
        </LinkButton>
      )}
      {!isMature && tab === 'bought' && (
        <LinkButton to={paths.creditHistory()} variant="default">
          {t.toHistory}
        </LinkButton>
      )}
      {!isMature && tab === 'saved' && <TakeOut id={id} />}
    </Card>
  );
}

function TakeOut({ id }: { id: string }) {
  const t = useTexts(libraryTexts);
  const unsave = useAction('DELETE /content/{id}/save', {
    invalidates: ['GET /library'],
    onError: (error) => notify({ tone: 'bad', title: t.notTakenOut, text: detailOf(error, t.inAMoment) }),
  });
  return (
    <Button variant="default" loading={unsave.isPending} onClick={() => unsave.mutate({ params: { id } })}>
      {t.takeOut}
    </Button>
  );
}
