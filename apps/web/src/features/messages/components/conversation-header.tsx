import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconArrowLeft, IconDots } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { type Conversation, nameOf } from '../kept-messages.ts';
import classes from './conversation-header.module.css';

const loadDialog = () => import('./conversation-dialog.tsx').then((module) => module.ConversationDialog);

interface ConversationHeaderProps {
  conversation: Conversation;
  /** Where whoever looks may block the other. */
  onBlock: (() => void) | null;
}

/** Whom one writes with, the way back to the list where it stands on a page of its own, and what can be set. */
export function ConversationHeader({ conversation, onBlock }: ConversationHeaderProps) {
  const t = useTexts(conversationTexts);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const { person } = conversation;
  const name = nameOf(person) ?? t.gone;
  const face = (
    <>
      <Avatar name={name.replace('@', '')} src={person.avatar} size={40} />
      <span className={classes.names}>
        <span className={classes.cut}>{name}</span>
        {person.full_name && person.username && (
          <span className={`dim ${classes.username}`}>@{person.username}</span>
        )}
      </span>
    </>
  );
  return (
    <header className={classes.header}>
      <Link to={paths.messages()} className={classes.back} aria-label={t.back}>
        <IconArrowLeft size={22} stroke={1.75} aria-hidden />
      </Link>
      <h2 className={classes.title}>
        {person.is_creator && person.username ? (
          <Link to={paths.profile(person.username)} className={classes.person}>
            {face}
          </Link>
        ) : (
          <span className={classes.person}>{face}</span>
        )}
      </h2>
      <IconButton label={t.settings} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconDots size={22} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && <OnDemand load={loadDialog} props={{ conversation, onBlock, onClose }} onFailed={onClose} />}
    </header>
  );
}
