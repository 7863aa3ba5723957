import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import classes from './person-content.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

type Item = Answer<'GET /admin/users/{id}/content'>['content'][number];
type Kind = Item['content_type'];
type Asked = { what: 'remove' | 'take-back'; item: Item; name: string } | null;

/** All that a person posted and commented, reported or not; any of it can be removed here, and a removal taken back. */
export function PersonContent(of: ContentProps) {
  const t = useTexts(moderationTexts);
  return (
    <Fold title={t.allContent}>
      <Content {...of} />
    </Fold>
  );
}

interface ContentProps {
  personId: string;
  isCreator: boolean;
}

function Content({ personId, isCreator }: ContentProps) {
  const t = useTexts(moderationTexts);
  const [kind, setKind] = useState<Kind>(isCreator ? 'post' : 'comment');
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const input = { params: { id: personId }, query: { limit: 10, content_type: kind } };
  const pages = useDatedPages('GET /admin/users/{id}/content', 'content', input);
  return (
    <>
      <Segments
        label={t.allContent}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'post', label: t.posts },
          { value: 'comment', label: t.comments },
        ]}
      />
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.contentFailed}
        loading={<Skeleton height={160} label={t.loading} />}
        empty={<p className="dim">{t.noneOfThese}</p>}
      >
        {(items) => (
          <>
            <ul className={classes.list}>
              {items.map((item) => (
                <ContentLine
                  key={item.id}
                  item={item}
                  onAsk={(what, name) => setAsked({ what, item, name })}
                />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {asked?.what === 'remove' && <RemoveDialog {...asked} onClose={close} />}
      {asked?.what === 'take-back' && (
        <TakeBackDialog decided={{ id: asked.item.id, name: asked.name, was: 'removed' }} onClose={close} />
      )}
    </>
  );
}

interface ContentLineProps {
  item: Item;
  onAsk: (what: 'remove' | 'take-back', name: string) => void;
}

function ContentLine({ item, onAsk }: ContentLineProps) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const states = { shown: t.contentShown, hidden: t.contentHidden, removed: t.stateRemoved };
  const name = item.title || (item.content_type === 'post' ? t.untitled : t.comment);
  return (
    <li data-testid="person-content">
      <div className={classes.words}>
        {item.content_type === 'post' && <strong>{name}</strong>}
        {item.text && <WrittenText>{item.text}</WrittenText>}
        <p className="dim">
          {states[item.state]} ·{' '}
          <time dateTime={item.created_at}>{dateAndTime(item.created_at, language)}</time>
          {item.state !== 'removed' && (
            <>
              {' '}
              ·{' '}
              <Link to={paths.postPage(item.post_id)} className="text-link">
                {t.seePost}
              </Link>
            </>
          )}
        </p>
      </div>
      <div>
        {item.state !== 'removed' && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => onAsk('remove', name)}>
            {t.remove}
          </Button>
        )}
        {item.can_take_back && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => onAsk('take-back', name)}>
            {t.takeBack}
          </Button>
        )}
      </div>
    </li>
  );
}
