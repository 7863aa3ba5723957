import { TOP_SPENDERS } from '@likha/contract/late-limits';
import type { AudienceName } from '@likha/contract/limits';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { IconUsersGroup } from '../../../ui/icons/icons.generated.ts';
import type { Loadable } from '../../../ui/loadable.ts';
import classes from './audience-fields.module.css';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import {
  audienceOf,
  audienceValue,
  excludable,
  excludedLists,
  excludedOf,
  FIXED_AUDIENCES,
  listsWithGone,
  type NewBroadcast,
} from './new-broadcast.ts';

interface AudienceFieldsProps {
  written: NewBroadcast;
  error: ReactNode;
  /** How many people that would be. */
  counted: Loadable<Answer<'GET /messages/broadcasts/receivers'>>;
  onChange: (change: Partial<NewBroadcast>) => void;
}

/** Whom a message to many is for, whom it leaves out, and how many people that is. */
export function AudienceFields({ written, error, counted, onChange }: AudienceFieldsProps) {
  const t = useTexts(broadcastFormTexts);
  const labels: Record<Exclude<AudienceName, 'list'>, string> = {
    all: t.all,
    subscribers: t.subscribers,
    followers: t.followers,
    expired: t.expired,
    top_spenders: t.topFans(TOP_SPENDERS),
  };
  const hints: Partial<Record<AudienceName, string>> = {
    all: t.allHint,
    top_spenders: t.topFansHint(TOP_SPENDERS),
  };
  const excluded = excludedOf(written);
  const { data } = useCall('GET /lists');
  const lists = listsWithGone(data?.lists ?? [], written, data ? t.goneList : '…');
  const without = excludedLists(written);
  return (
    <div className={classes.fields}>
      <SelectField
        label={t.to}
        description={hints[written.audience]}
        error={error}
        options={[
          ...FIXED_AUDIENCES.map((value) => ({ value, label: labels[value] })),
          ...lists.map(({ id, name }) => ({
            value: audienceValue({ audience: 'list', listId: id }),
            label: t.listOption({ name }),
          })),
        ]}
        value={audienceValue(written)}
        onChange={(event) => onChange(audienceOf(event.currentTarget.value))}
      />
      <fieldset className={classes.without}>
        <legend>{t.leaveOut}</legend>
        {excludable(written.audience).map((name) => (
          <Checkbox
            key={name}
            label={labels[name]}
            checked={excluded.includes(name)}
            onChange={(event) =>
              onChange({
                exclude: event.currentTarget.checked
                  ? [...excluded, name]
                  : excluded.filter((each) => each !== name),
              })
            }
          />
        ))}
        {lists
          .filter(({ id }) => id !== written.listId)
          .map(({ id, name }) => (
            <Checkbox
              key={id}
              label={t.listOption({ name })}
              checked={without.includes(id)}
              onChange={(event) =>
                onChange({
                  excludeLists: event.currentTarget.checked
                    ? [...without, id]
                    : without.filter((each) => each !== id),
                })
              }
            />
          ))}
      </fieldset>
      <div className={classes.count} role="status" data-testid="receivers">
        <IconUsersGroup size={20} stroke={1.75} aria-hidden />
        <CountWords counted={counted} />
      </div>
    </div>
  );
}

function CountWords({ counted }: Pick<AudienceFieldsProps, 'counted'>) {
  const t = useTexts(broadcastFormTexts);
  const { data, isPending, isFetching, refetch } = counted;
  if (data) return <strong>{t.count({ count: data.count, shown: wholeNumber(data.count) })}</strong>;
  if (isPending) return <span className="dim">{t.counting}</span>;
  return (
    <>
      <span>{t.notCounted}</span>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t.countAgain}
      </Button>
    </>
  );
}
