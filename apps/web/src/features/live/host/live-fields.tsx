import { LIVE, REPLAY_AUDIENCES } from '@likha/contract/live/live-limits';
import { formatPesos } from '@likha/contract/money';
import type { ComponentProps } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { goLiveTexts } from './go-live.texts.generated.ts';
import classes from './live-fields.module.css';
import { creditsIn, type NewLive, scheduleLimits } from './new-live.ts';

interface PriceProps {
  label: string;
  text: string;
  /** A form's props of it. */
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** A price in credits, what that is in pesos now, and how much of it is the creator's. */
export function Price({ label, text, field }: PriceProps) {
  const t = useTexts(goLiveTexts);
  const { data } = useConfig();
  const credits = creditsIn(text, Number.MAX_SAFE_INTEGER);
  const words =
    data && credits !== null
      ? t.priceInPesos({
          pesos: formatPesos(pesosForCredits(credits, data.php_per_credit)),
          percent: data.split.creator_percent,
        })
      : t.wholeCredits;
  return <TextField label={label} description={words} inputMode="numeric" autoComplete="off" {...field} />;
}

/** What tips are collected for. */
export function GoalFields({ form }: { form: Form<NewLive> }) {
  const t = useTexts(goLiveTexts);
  return (
    <div className={classes.part}>
      <Switch
        label={t.goal}
        description={t.goalHint}
        {...form.getInputProps('hasGoal', { type: 'checkbox' })}
      />
      {form.values.hasGoal && (
        <>
          <Price
            label={t.goalCredits}
            text={form.values.goalCredits}
            field={form.getInputProps('goalCredits')}
          />
          <TextField
            label={t.goalText}
            placeholder={t.goalExample}
            maxLength={LIVE.goalCharacters}
            {...form.getInputProps('goalText')}
          />
        </>
      )}
    </div>
  );
}

/** When it begins. */
export function StartsAt({ form }: { form: Form<NewLive> }) {
  const t = useTexts(goLiveTexts);
  return (
    <TextField
      label={t.startsAt}
      description={t.startsHint({ ...scheduleLimits(), late: LIVE.lateMinutes })}
      type="datetime-local"
      step={60}
      {...form.getInputProps('startsAt')}
    />
  );
}

/** What becomes of it afterwards. */
export function ReplayFields({ form }: { form: Form<NewLive> }) {
  const t = useTexts(goLiveTexts);
  const words = {
    none: t.replayNone,
    free: t.replayFree,
    subscribers: t.replaySubscribers,
    paid: t.replayPaid,
  };
  const { replay, replayPrice } = form.values;
  return (
    <div className={classes.part}>
      <SelectField
        label={t.replay}
        options={REPLAY_AUDIENCES.map((value) => ({ value, label: words[value] }))}
        {...form.getInputProps('replay')}
      />
      {replay === 'paid' && (
        <Price label={t.replayPrice} text={replayPrice} field={form.getInputProps('replayPrice')} />
      )}
    </div>
  );
}
