import { SCHEDULE } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { NewPost } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import classes from './schedule-fields.module.css';

interface ScheduleFieldsProps {
  form: Form<NewPost>;
  /** It has its moment already, which is moved here and cancelled elsewhere. */
  isScheduled?: boolean;
}

/** Whether a post is published by itself, and when, in Philippine time. */
export function ScheduleFields({ form, isScheduled = false }: ScheduleFieldsProps) {
  const t = useTexts(writingTexts);
  return (
    <div className={classes.parts}>
      {!isScheduled && (
        <Switch
          label={t.scheduleLater}
          description={t.scheduleHint}
          {...form.getInputProps('isScheduled', { type: 'checkbox' })}
        />
      )}
      {form.values.isScheduled && (
        <TextField
          label={t.publishAt}
          description={t.publishAtHint({ minutes: SCHEDULE.minMinutes })}
          type="datetime-local"
          step={60}
          {...form.getInputProps('publishAt')}
        />
      )}
    </div>
  );
}
