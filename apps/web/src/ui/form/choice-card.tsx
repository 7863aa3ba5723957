import type { ReactNode } from 'react';
import classes from './choice-card.module.css';

interface ChoiceCardProps {
  /** The question's name; of the cards that share it one is chosen. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  className?: string | undefined;
  testId?: string;
  children: ReactNode;
}

/** One answer as a card that is pressed anywhere. */
export function ChoiceCard({ name, isChosen, onChoose, className = '', testId, children }: ChoiceCardProps) {
  return (
    <label className={`${classes.card} ${className}`} data-chosen={isChosen} data-testid={testId}>
      <input type="radio" name={name} className={classes.radio} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
