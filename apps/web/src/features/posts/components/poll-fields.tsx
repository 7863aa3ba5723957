import { useTexts } from '../../../lib/texts.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { POLL_BOUNDS, POLL_HOURS, pollLength } from '../new-poll.ts';
import type { NewPost } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';

/** Whether a post asks something, what, and for how long. */
export function PollFields({ form }: { form: Form<NewPost> }) {
  const t = useTexts(writingTexts);
  const { hasPoll, pollHours } = form.values;
  // One that was written elsewhere may be open for other hours than are offered here.
  const hours = new Set<string>([...POLL_HOURS, pollHours]);
  return (
    <>
      <Switch
        label={t.addPoll}
        description={t.addPollHint}
        {...form.getInputProps('hasPoll', { type: 'checkbox' })}
      />
      {hasPoll && (
        <>
          <TextField label={t.pollQuestion} autoComplete="off" {...form.getInputProps('pollQuestion')} />
          <TextArea
            label={t.pollOptions}
            description={t.pollOptionsHint(POLL_BOUNDS)}
            {...form.getInputProps('pollOptions')}
          />
          <SelectField
            label={t.pollEnds}
            description={t.pollEndsHint}
            options={[...hours].map((value) => ({ value, label: pollLength(value, t) }))}
            {...form.getInputProps('pollHours')}
          />
        </>
      )}
    </>
  );
}
