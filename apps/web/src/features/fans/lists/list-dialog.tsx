import { FAN_LIST_KINDS, FAN_LISTS } from '@likha/contract/late-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { fansTexts } from '../fans.texts.generated.ts';
import type { FanList } from './fan-list.ts';
import classes from './list-dialog.module.css';
import { listBody, type NewList, newListOf, numberProblem } from './new-list.ts';

interface ListDialogProps {
  /** The one to change; null for a new one. */
  list: FanList | null;
  onClose: () => void;
}

/** The name of a list, and by which rule it fills itself, if any (P461). */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const t = useTexts(fansTexts);
  const wrong = (value: string, max: number) =>
    numberProblem(value, max) ? t.number({ max: wholeNumber(max) }) : null;
  const form = useForm<NewList>({
    initialValues: newListOf(list),
    validate: ({ name, kind, credits, days }) => ({
      name: name.trim() ? null : t.listNameNeeded,
      credits: kind === 'spent' ? wrong(credits, FAN_LISTS.credits) : null,
      days: kind === 'by_hand' ? null : wrong(days, FAN_LISTS.days),
    }),
  });
  const options = {
    invalidates: ['GET /lists'] as const,
    onSuccess: onClose,
    onError: (error: Error) => form.setErrors({ name: error.message, ...fieldErrorsOf(error) }),
  };
  const add = useAction('POST /lists', options);
  const change = useAction('PUT /lists/{id}', options);
  const isBusy = add.isPending || change.isPending;
  const submit = form.onSubmit((written) => {
    const body = listBody(written);
    if (list) change.mutate({ params: { id: list.id }, body });
    else add.mutate({ body });
  });
  const { kind } = form.values;
  const kinds = { by_hand: t.kindByHand, spent: t.kindSpent, subscribed: t.kindSubscribed };
  const offered = FAN_LIST_KINDS.filter(
    (each) => !list || (each === 'by_hand') === (list.kind === 'by_hand'),
  );
  return (
    <Dialog title={list ? t.changeList({ name: list.name }) : t.newList} onClose={onClose}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <TextField
          label={t.listName}
          maxLength={FAN_LISTS.nameCharacters}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {offered.length > 1 && (
          <SelectField
            label={t.fills}
            options={offered.map((value) => ({ value, label: kinds[value] }))}
            {...form.getInputProps('kind')}
          />
        )}
        {kind === 'spent' && (
          <TextField label={t.atLeastCredits} inputMode="numeric" {...form.getInputProps('credits')} />
        )}
        {kind !== 'by_hand' && (
          <TextField
            label={kind === 'spent' ? t.withinDays : t.forDays}
            inputMode="numeric"
            {...form.getInputProps('days')}
          />
        )}
        <Button type="submit" loading={isBusy}>
          {list ? t.saveList : t.makeList}
        </Button>
      </form>
    </Dialog>
  );
}
