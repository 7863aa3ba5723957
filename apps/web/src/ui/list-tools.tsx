import { Children, type ReactNode, useRef, useState } from 'react';
import { type Days, daysOf, isSound, PERIODS, type Period, periodOf } from '../lib/dated.ts';
import { useTexts } from '../lib/texts.ts';
import type { DatedTools } from '../lib/use-dated-pages.ts';
import { buttonClass } from './button.tsx';
import { Select } from './form/select.tsx';
import { TextField } from './form/text-field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconAdjustments, IconDownload } from './icons/icons.generated.ts';
import classes from './list-tools.module.css';
import { listToolsTexts } from './list-tools.texts.generated.ts';
import { useNextLeft } from './use-next-left.ts';

interface ListToolsProps extends DatedTools {
  /** What else is chosen of the list: it stands in the same row, before the days. On a phone the first of it alone is in sight. */
  children?: ReactNode;
}

/** Over which days a list of administration goes, and the way to take away what it shows (P407, P408). */
export function ListTools({ days, onDays, file, children }: ListToolsProps) {
  const t = useTexts(listToolsTexts);
  const place = useRef<HTMLDivElement>(null);
  useNextLeft(place);
  const now = new Date();
  const period = periodOf(days, now);
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = isChoosing ? 'chosen' : (period ?? 'chosen');
  const labels: Record<Period | 'chosen', string> = {
    all: t.all,
    today: t.today,
    week: t.week,
    month: t.month,
    this_month: t.thisMonth,
    chosen: t.chosen,
  };
  const [lead, ...others] = Children.toArray(children);
  const [isOpen, setIsOpen] = useState(false);
  const rest = (
    <>
      {others}
      <Select
        label={t.days}
        value={shown}
        options={[...PERIODS, 'chosen' as const].map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => {
          setIsChoosing(value === 'chosen');
          if (value !== 'chosen') onDays(daysOf(value as Period, now));
        }}
      />
      {shown === 'chosen' && <ChosenDays days={days} onDays={onDays} />}
      <a href={file} download className={`${buttonClass({ variant: 'default' })} ${classes.file}`}>
        <IconDownload size={20} stroke={1.75} className={classes.icon} aria-hidden />
        <span className={classes.words}>{t.file}</span>
      </a>
    </>
  );
  if (lead === undefined)
    return (
      <div className={classes.tools} ref={place}>
        {rest}
      </div>
    );
  return (
    <div className={classes.tools} data-folds ref={place}>
      <div className={classes.lead}>{lead}</div>
      <div className={classes.fold}>
        <IconButton label={t.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconAdjustments size={22} stroke={1.75} aria-hidden />
        </IconButton>
        {period !== 'all' && <span className={classes.mark} aria-hidden />}
      </div>
      <div className={classes.rest} data-open={isOpen || undefined}>
        {rest}
      </div>
    </div>
  );
}

/** What is typed stays; the list follows as soon as it is days. */
function ChosenDays({ days, onDays }: { days: Days; onDays: (days: Days) => void }) {
  const t = useTexts(listToolsTexts);
  const [typed, setTyped] = useState(days);
  const isBackwards = Boolean(typed.from && typed.to && typed.from > typed.to);
  return (
    <div className={classes.dates}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={t[name]}
          type="date"
          className={classes.day}
          value={typed[name] ?? ''}
          error={name === 'to' && isBackwards ? t.backwards : null}
          onChange={(event) => {
            const next = { ...typed, [name]: event.currentTarget.value || undefined };
            setTyped(next);
            if (isSound(next)) onDays(next);
          }}
        />
      ))}
    </div>
  );
}
