import { LOCALES } from '@likha/contract/language';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { type Push, useChangePush } from '../api/use-push.ts';
import { pushTexts } from '../push.texts.generated.ts';
import classes from './quiet-hours.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** From ten in the evening until seven: when most people sleep. */
const USUAL = { from: 22, to: 7 };

/** Hours in which no device is told anything, each change saved at once. */
export function QuietHours({ hours }: { hours: Push['quiet_hours'] }) {
  const t = useTexts(pushTexts);
  const change = useChangePush();
  const save = (quiet: Push['quiet_hours']) => change.mutate({ body: { quiet_hours: quiet } });
  return (
    <>
      <Switch
        label={t.quiet}
        description={t.quietHint}
        checked={hours !== null}
        disabled={change.isPending}
        onChange={() => save(hours === null ? USUAL : null)}
      />
      {hours && (
        <div className={classes.hours}>
          <Hour
            label={t.from}
            value={hours.from}
            besides={hours.to}
            onChange={(from) => save({ ...hours, from })}
          />
          <Hour
            label={t.to}
            value={hours.to}
            besides={hours.from}
            onChange={(to) => save({ ...hours, to })}
          />
        </div>
      )}
    </>
  );
}

interface HourProps {
  label: string;
  value: number;
  /** The other end, which this one cannot be. */
  besides: number;
  onChange: (hour: number) => void;
}

function Hour({ label, value, besides, onChange }: HourProps) {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { hour: 'numeric', timeZone: 'UTC' });
  const options = HOURS.filter((hour) => hour !== besides).map((hour) => ({
    value: String(hour),
    label: format.format(Date.UTC(2026, 0, 1, hour)),
  }));
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={options}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
