import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { fansTexts } from '../fans.texts.generated.ts';
import classes from './fan-in-lists.module.css';

/** In which lists by hand a fan is; each tick puts them in, or takes them out. Nothing without such lists. */
export function FanInLists({ fan: { id, list_ids: own } }: { fan: Answer<'GET /fans/{id}'> }) {
  const t = useTexts(fansTexts);
  const { data } = useCall('GET /lists');
  /** What was ticked last shows at once; the rest waits until it is kept. */
  const [asked, setAsked] = useState<{ listId: string; isIn: boolean } | null>(null);
  const options = {
    invalidates: ['GET /lists', 'GET /fans/{id}', 'GET /lists/{id}/fans'] as const,
    onEnd: () => setAsked(null),
    onError: (error: Error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.inAMoment) }),
  };
  const put = useAction('PUT /lists/{id}/fans/{fan_id}', options);
  const take = useAction('DELETE /lists/{id}/fans/{fan_id}', options);
  const lists = data?.lists.filter(({ kind }) => kind === 'by_hand') ?? [];
  if (lists.length === 0) return null;
  return (
    <fieldset className={classes.form} disabled={asked !== null}>
      <legend>{t.inLists}</legend>
      {lists.map((list) => (
        <Checkbox
          key={list.id}
          label={list.name}
          checked={asked?.listId === list.id ? asked.isIn : own.includes(list.id)}
          onChange={(event) => {
            const isIn = event.currentTarget.checked;
            setAsked({ listId: list.id, isIn });
            (isIn ? put : take).mutate({ params: { id: list.id, fan_id: id } });
          }}
        />
      ))}
    </fieldset>
  );
}
