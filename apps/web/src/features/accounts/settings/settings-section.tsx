import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the settings under its own title. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={classes.section}>
      <div>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
    </Card>
  );
}
