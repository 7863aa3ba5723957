import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { memo } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconBellOff } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { inboxTexts } from '../inbox.texts.generated.ts';
import { type Conversation, nameOf } from '../kept-messages.ts';
import { inboxTime } from '../times.ts';
import classes from './inbox-row.module.css';

interface InboxRowProps {
  conversation: Conversation;
  isOpen: boolean;
}

/** Somebody one writes with: their face, what was written last, when, and how much of it is new. */
export const InboxRow = memo(function InboxRow({ conversation, isOpen }: InboxRowProps) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const { id, person, last_message: last, unread_count: unread, is_muted: isMuted } = conversation;
  const name = nameOf(person) ?? t.gone;
  return (
    <li className={classes.item}>
      <Link
        to={paths.conversation(id)}
        className={classes.row}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={unread > 0 || undefined}
        data-testid="conversation"
      >
        <Avatar name={name.replace('@', '')} src={person.avatar} size={48} />
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.cut}>
              <strong>{name}</strong>
              {person.nickname && <span className="dim"> @{person.username}</span>}
            </span>
            {last && (
              <time className={classes.time} dateTime={last.created_at}>
                {inboxTime(last.created_at, language, t.yesterday)}
              </time>
            )}
          </span>
          <span className={classes.line}>
            <span className={`${classes.cut} ${classes.last}`}>{last && lastWords(last)}</span>
            {isMuted && <IconBellOff size={16} stroke={1.75} aria-label={t.muted} />}
            {unread > 0 && (
              <span className={classes.count}>
                <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
                <span className="visually-hidden">{t.unreadCount({ count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );

  function lastWords({
    text,
    is_own,
    files_count: files,
    tip_credits: tip,
  }: NonNullable<Conversation['last_message']>): string {
    const begun = text ?? (files > 0 ? t.files({ count: files }) : t.goneMessage);
    const words =
      tip === null ? begun : [t.tip({ credits: formatCredits(tip) }), text].filter(Boolean).join(' · ');
    return is_own ? t.you({ text: words }) : words;
  }
});
