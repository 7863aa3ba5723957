import { SCHEDULE } from '@likha/contract/limits';
import type { ComponentProps } from 'react';
import { scheduleTexts } from '../../lib/schedule.texts.generated.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './schedule-fields.module.css';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

interface ScheduleFieldsProps {
  /** What the switch does, in words. */
  hint: string;
  /** What happens at the moment that is chosen: `Publish at`. */
  label: string;
  isScheduled: boolean;
  /** A form's props of the switch; none where it has its moment already, which is moved here and cancelled elsewhere. */
  later?: Omit<ComponentProps<typeof Switch>, 'label' | 'description'> | undefined;
  /** A form's props of the moment, as a field for date and time holds it. */
  moment: Omit<ComponentProps<typeof TextField>, 'label' | 'description'>;
}

/** Whether something happens by itself later, and when, in Philippine time. */
export function ScheduleFields({ hint, label, isScheduled, later, moment }: ScheduleFieldsProps) {
  const t = useTexts(scheduleTexts);
  return (
    <div className={classes.parts}>
      {later && <Switch label={t.later} description={hint} {...later} />}
      {isScheduled && (
        <TextField
          label={label}
          description={t.hint({ minutes: SCHEDULE.minMinutes })}
          type="datetime-local"
          step={60}
          {...moment}
        />
      )}
    </div>
  );
}
