import type { FormEventHandler, ReactNode } from 'react';
import { cardClass } from './card.tsx';
import classes from './form-card.module.css';

interface FormCardProps {
  /** With its heading first. */
  children: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** A form on a card by itself, its fields as wide as what is typed into them. */
export function FormCard({ children, onSubmit }: FormCardProps) {
  return (
    <form className={`${cardClass()} ${classes.form}`} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}
