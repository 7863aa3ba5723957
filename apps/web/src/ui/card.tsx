import { type ComponentPropsWithRef, createElement } from 'react';
import classes from './card.module.css';

type Element = 'div' | 'section' | 'article' | 'form' | 'li';

type CardProps<E extends Element> = ComponentPropsWithRef<E> & {
  /** What the card is among its neighbours. */
  as?: E;
  /** `md` stands by itself, `sm` among others of its kind. */
  size?: 'sm' | 'md';
};

/** A surface above the page: the one look of everything that stands in a box. */
export function Card<E extends Element = 'div'>({ as, size, className, ...rest }: CardProps<E>) {
  const look = [cardClass({ size }), className].filter(Boolean).join(' ');
  return createElement<object>(as ?? 'div', { ...rest, className: look });
}

/** The class of a card's outside, for links that look like one. */
export function cardClass({ size = 'md' }: { size?: 'sm' | 'md' | undefined } = {}): string {
  return `${classes.card} ${classes[size]}`;
}
