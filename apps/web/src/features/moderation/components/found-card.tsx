import { paths } from '@likha/contract/addresses';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { type Found, fieldName, type ProfileField } from '../words.ts';
import { Acts, CardHead, Facts } from './card-parts.tsx';
import classes from './found-card.module.css';

/** What is about to be done with what was found. */
export type AskedOfFound =
  | { what: 'remove'; id: string; type: 'post' | 'comment'; name: string }
  | { what: 'take-back'; id: string; name: string }
  | { what: 'clear'; personId: string; field: ProfileField; name: string };

interface FoundCardProps {
  item: Found;
  onAsk: (asked: AskedOfFound) => void;
}

/** One thing that a search found: what it says, its picture covered, whose it is, how it stands, and what can be done. */
export function FoundCard({ item, onAsk }: FoundCardProps) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const { person, post_id: postId, created_at: at } = item;
  const states = { shown: t.contentShown, hidden: t.contentHidden, removed: t.stateRemoved };
  const name = item.field
    ? fieldName(t, item.field)
    : item.title || (item.kind === 'comment' ? t.comment : t.untitled);
  return (
    <Card as="li" className={classes.found} data-testid="found">
      {item.thumbnail_url && (
        <span className={classes.picture}>
          <img src={item.thumbnail_url} alt="" loading="lazy" />
        </span>
      )}
      <div className={classes.words}>
        <CardHead title={name} badges={[states[item.state]]} />
        {item.text && <WrittenText>{item.text}</WrittenText>}
        <Facts>
          <WithFace name={person.full_name} avatar={person.avatar} size={24}>
            <Link to={paths.adminPerson(person.id)}>@{person.username}</Link>
          </WithFace>
          {at && <time dateTime={at}>{dateAndTime(at, language)}</time>}
          {postId && item.state !== 'removed' && <Link to={paths.postPage(postId)}>{t.seePost}</Link>}
        </Facts>
      </div>
      <FoundActs item={item} name={name} onAsk={onAsk} />
    </Card>
  );
}

function FoundActs({ item, name, onAsk }: FoundCardProps & { name: string }) {
  const t = useTexts(moderationTexts);
  const { field, person } = item;
  // A file is removed with the post that it stands in.
  const id = item.kind === 'file' ? (item.post_id ?? item.id) : item.id;
  const type = item.kind === 'comment' ? 'comment' : 'post';
  return (
    <Acts>
      {field && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'clear', personId: person.id, field, name })}
        >
          {t.clear}
        </Button>
      )}
      {!field && item.state !== 'removed' && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'remove', id, type, name })}
        >
          {item.kind === 'file' ? t.removePost : t.remove}
        </Button>
      )}
      {item.can_take_back && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'take-back', id, name })}
        >
          {t.takeBack}
        </Button>
      )}
    </Acts>
  );
}
