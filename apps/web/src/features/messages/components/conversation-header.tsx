import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconDots, IconUserHeart } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { RoundBackLink } from '../../../ui/round-back-link.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { type Conversation, nameOf } from '../kept-messages.ts';
import { useIsTyping } from '../live/typing.ts';
import { typingTexts } from '../typing.texts.generated.ts';
import classes from './conversation-header.module.css';

const loadDialog = () => import('./conversation-dialog.tsx').then((module) => module.ConversationDialog);

interface ConversationHeaderProps {
  conversation: Conversation;
  /** Where whoever looks may block the other. */
  onBlock: (() => void) | null;
  /** Where a creator can look at what they know of this fan. */
  onFan: (() => void) | null;
}

/** Whom one writes with, the way back to the list where it stands on a page of its own, and what can be set. */
export function ConversationHeader({ conversation, onBlock, onFan }: ConversationHeaderProps) {
  const t = useTexts(conversationTexts);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const { person } = conversation;
  const isTyping = useIsTyping(conversation.id) && conversation.may_write && !conversation.is_restricted;
  const name = nameOf(person) ?? t.gone;
  const face = (
    <>
      <Avatar name={name.replace('@', '')} src={person.avatar} size={40} />
      <span className={classes.names}>
        <span className={classes.cut}>{name}</span>
        <SecondLine conversation={conversation} isTyping={isTyping} />
      </span>
    </>
  );
  return (
    <header className={classes.header}>
      <RoundBackLink to={paths.messages()} label={t.back} />
      <h2 className={classes.title}>
        {person.is_creator && person.username ? (
          <Link to={paths.profile(person.username)} className={classes.person}>
            {face}
          </Link>
        ) : (
          <span className={classes.person}>{face}</span>
        )}
      </h2>
      <TypingStatus name={name} isTyping={isTyping} />
      {onFan && (
        <IconButton label={t.aboutFan} aria-haspopup="dialog" onClick={onFan}>
          <IconUserHeart size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton label={t.settings} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconDots size={22} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && <OnDemand load={loadDialog} props={{ conversation, onBlock, onClose }} onFailed={onClose} />}
    </header>
  );
}

/** That they are restricted, which only who did it reads (P427), and the username; or that they are writing just now. */
function SecondLine({ conversation, isTyping }: { conversation: Conversation; isTyping: boolean }) {
  const t = useTexts(conversationTexts);
  const { typing } = useTexts(typingTexts);
  const { full_name: fullName, nickname, username } = conversation.person;
  if (isTyping)
    return (
      <span className={`dim ${classes.username}`} aria-hidden>
        {typing}
      </span>
    );
  const isNamedAbove = !(fullName || nickname);
  const line = [conversation.is_restricted && t.isRestricted, username && !isNamedAbove && `@${username}`];
  const said = line.filter(Boolean).join(' · ');
  return said ? <span className={`dim ${classes.username}`}>{said}</span> : null;
}

/** The same for who hears the page: said once, when it begins. */
function TypingStatus({ name, isTyping }: { name: string; isTyping: boolean }) {
  const t = useTexts(typingTexts);
  return (
    <span role="status" className="visually-hidden">
      {isTyping && t.typingBy({ name })}
    </span>
  );
}
