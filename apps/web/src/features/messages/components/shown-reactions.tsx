import { useTexts } from '../../../lib/texts.ts';
import type { Message } from '../kept-messages.ts';
import { messageReactionsTexts } from '../message-reactions.texts.generated.ts';
import { useReactionNames } from '../use-reaction-names.ts';
import { ReactionSign } from './reaction-sign.tsx';
import classes from './shown-reactions.module.css';

interface ShownReactionsProps {
  reactions: Message['reactions'];
  /** Whom one writes with. */
  name: string;
}

/** How the two reacted, at the edge of the message; nothing where neither did. */
export function ShownReactions({ reactions: { own, other }, name }: ShownReactionsProps) {
  const t = useTexts(messageReactionsTexts);
  const names = useReactionNames();
  if (!own && !other) return null;
  return (
    <ul className={classes.reactions} data-testid="reactions">
      {other && (
        <li title={t.otherReaction({ name, reaction: names[other] })}>
          <ReactionSign reaction={other} size={16} />
          <span className="visually-hidden">{t.otherReaction({ name, reaction: names[other] })}</span>
        </li>
      )}
      {own && (
        <li title={t.ownReaction({ reaction: names[own] })}>
          <ReactionSign reaction={own} size={16} />
          <span className="visually-hidden">{t.ownReaction({ reaction: names[own] })}</span>
        </li>
      )}
    </ul>
  );
}
