import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNotice } from '../../../ui/connection-notices.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useVote } from '../api/use-vote.ts';
import { type Poll, pollEnd } from '../poll.ts';
import { pollsTexts } from '../polls.texts.generated.ts';
import classes from './poll-ballot.module.css';

interface PollBallotProps {
  postId: string;
  poll: Poll;
  onVoted: () => void;
  /** Of who has voted already: leaves it at that. */
  onKeep: (() => void) | undefined;
}

/** The options, of which one is chosen; choosing is not voting yet, so that arrow keys decide nothing. */
export function PollBallot({ postId, poll, onVoted, onKeep }: PollBallotProps) {
  const t = useTexts(pollsTexts);
  const language = useLanguage();
  const name = useId();
  const [option, setOption] = useState(poll.chosen);
  const vote = useVote();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (option === null || vote.isPending) return;
    const body = { edition: poll.edition, option };
    vote.mutate({ params: { id: postId }, body }, { onSuccess: onVoted });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate data-testid="poll">
      <fieldset className={classes.set}>
        <legend className={classes.question}>{poll.question}</legend>
        {poll.options.map((one) => (
          <ChoiceCard
            key={one.option}
            name={name}
            isChosen={one.option === option}
            onChoose={() => setOption(one.option)}
            className={classes.option}
          >
            {one.text}
          </ChoiceCard>
        ))}
      </fieldset>
      <p className="dim">
        {t.secret} {pollEnd(poll, t, language)}
      </p>
      <OfflineNotice />
      <SubmitButton isReady={option !== null} waitsFor={t.chooseFirst} isBusy={vote.isPending}>
        {t.vote}
      </SubmitButton>
      {onKeep && (
        <Button variant="subtle" fullWidth disabled={vote.isPending} onClick={onKeep}>
          {t.keepVote}
        </Button>
      )}
    </form>
  );
}
