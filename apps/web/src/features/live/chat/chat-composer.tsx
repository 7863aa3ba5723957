import { paths } from '@likha/contract/addresses';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconSend2 } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { LiveStream } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import classes from './chat-composer.module.css';
import { isLineTooLong, LineField } from './line-field.tsx';
import type { RoomFacts } from './use-live-room.ts';
import { useSlowMode } from './use-slow-mode.ts';

interface ChatComposerProps {
  live: LiveStream;
  facts: RoomFacts;
  isThere: boolean;
  onSend: (text: string) => Promise<boolean>;
}

/** Where one writes, or why one cannot. */
export function ChatComposer({ live, facts, isThere, onSend }: ChatComposerProps) {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  const here = useLocation();
  const [text, setText] = useState('');
  const slow = useSlowMode(live.may_moderate ? 0 : facts.slowSeconds);
  if (!user)
    return (
      <div className={classes.place}>
        <LinkButton to={paths.login()} variant="default" fullWidth state={{ wanted: paths.here(here) }}>
          {t.signIn}
        </LinkButton>
      </div>
    );
  if (isThere && !facts.mayWrite)
    return <p className={classes.closed}>{facts.isForSubscribers ? t.forSubscribers : t.mayNot}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '' || isLineTooLong(text) || slow.left > 0 || !isThere) return;
    setText('');
    void onSend(line).then((isTaken) => isTaken && slow.written());
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <LineField
        text={text}
        label={t.write}
        placeholder={slow.left > 0 ? t.slow({ seconds: slow.left }) : t.write}
        onChange={setText}
      />
      <IconButton
        type="submit"
        label={slow.left > 0 ? t.slow({ seconds: slow.left }) : t.send}
        aria-disabled={text.trim() === '' || isLineTooLong(text) || slow.left > 0}
        className={classes.send}
      >
        {slow.left > 0 ? (
          <span className="money">{slow.left}</span>
        ) : (
          <IconSend2 size={22} stroke={1.75} aria-hidden />
        )}
      </IconButton>
    </form>
  );
}
