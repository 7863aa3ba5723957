import { paths } from '@likha/contract/addresses';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Poll, pollEnd } from '../poll.ts';
import { pollsTexts } from '../polls.texts.generated.ts';
import classes from './poll-results.module.css';

interface PollResultsProps {
  postId: string;
  poll: Poll;
  takesFocus: boolean;
  onChange: () => void;
}

/** What came of a poll, in words and bars; to who may not see it yet, what it asks. */
export function PollResults({ postId, poll, takesFocus, onChange }: PollResultsProps) {
  const t = useTexts(pollsTexts);
  const language = useLanguage();
  const { user } = useSession();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) question.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { votes_count: count } = poll;
  return (
    <div className={classes.results} data-testid="poll">
      <p ref={question} tabIndex={-1} className={classes.question}>
        {poll.question}
      </p>
      <ul className={classes.options}>
        {poll.options.map((option) => (
          <Option key={option.option} option={option} poll={poll} />
        ))}
      </ul>
      <p className="dim">
        {[count === null ? t.resultsLater : t.votes({ count }), pollEnd(poll, t, language)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {poll.can_vote && (
        <Button variant="subtle" onClick={onChange}>
          {t.changeVote}
        </Button>
      )}
      {!user && !poll.is_over && (
        <LinkButton to={paths.login()} state={{ wanted: paths.postPage(postId) }} variant="default">
          {t.signInToVote}
        </LinkButton>
      )}
    </div>
  );
}

function Option({ option: { option, text, votes }, poll }: { option: Poll['options'][number]; poll: Poll }) {
  const t = useTexts(pollsTexts);
  const percent = votes === null ? null : Math.round((100 * votes) / Math.max(1, poll.votes_count ?? 0));
  return (
    <li className={classes.option} data-chosen={option === poll.chosen} data-known={percent !== null}>
      <span className={classes.text}>{text}</span>
      {percent !== null && (
        <span className={classes.figures}>
          <strong>{t.share({ percent })}</strong>{' '}
          <span className="dim">{t.votes({ count: votes ?? 0 })}</span>
        </span>
      )}
      {option === poll.chosen && <span className={classes.own}>{t.yourVote}</span>}
      {percent !== null && (
        <span className={classes.bar} aria-hidden="true">
          <span className={classes.part} style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}
