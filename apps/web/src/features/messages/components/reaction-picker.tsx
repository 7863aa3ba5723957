import { REACTIONS, type Reaction } from '@likha/contract/late-limits';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Message } from '../kept-messages.ts';
import { messageReactionsTexts } from '../message-reactions.texts.generated.ts';
import { useReact } from '../use-react.ts';
import { useReactionNames } from '../use-reaction-names.ts';
import classes from './reaction-picker.module.css';
import { ReactionSign } from './reaction-sign.tsx';

interface ReactionPickerProps {
  message: Message;
  /** Where one may not write, one’s own reaction can only be taken back. */
  mayReact: boolean;
  onDone: () => void;
}

/** Six ways to react to a message (P463); the one that is chosen is taken back by pressing it again. */
export function ReactionPicker({ message, mayReact, onDone }: ReactionPickerProps) {
  const t = useTexts(messageReactionsTexts);
  const names = useReactionNames();
  const react = useReact(message);
  const { own } = message.reactions;
  const offered: readonly Reaction[] = mayReact ? REACTIONS : REACTIONS.filter((each) => each === own);
  if (offered.length === 0) return null;
  return (
    <fieldset className={classes.picker}>
      <legend className="visually-hidden">{t.react}</legend>
      {offered.map((reaction) => (
        <IconButton
          key={reaction}
          className={classes.choice ?? ''}
          label={names[reaction]}
          title={names[reaction]}
          aria-pressed={reaction === own}
          onClick={() => {
            react(reaction === own ? null : reaction);
            onDone();
          }}
        >
          <ReactionSign reaction={reaction} size={22} />
        </IconButton>
      ))}
    </fieldset>
  );
}
