import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  /** Of its heading, to which addresses lead. */
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** One way of being told: its name, what it is, and its switches. */
export function SettingsSection({ id, title, hint, children }: SettingsSectionProps) {
  return (
    <Card as="section" className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="dim">{hint}</p>
      </div>
      {children}
    </Card>
  );
}
