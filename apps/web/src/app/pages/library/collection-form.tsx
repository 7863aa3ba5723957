import { COLLECTIONS } from '@likha/contract/limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import classes from './collection-form.module.css';
import type { Collections } from './library-calls.ts';
import { libraryPageTexts } from './library-page.texts.generated.ts';

interface CollectionFormProps {
  /** The one to rename; a new one without. */
  collection: Collections[number] | undefined;
  onDone: () => void;
}

/** The name of a collection, new or changed (P387). */
export function CollectionForm({ collection, onDone }: CollectionFormProps) {
  const t = useTexts(libraryPageTexts);
  const form = useForm({
    initialValues: { name: collection?.name ?? '' },
    validate: { name: (value) => (value.trim() ? null : t.collectionNameNeeded) },
  });
  const options = {
    invalidates: ['GET /library/collections'] as const,
    onError: (error: Error) => form.setErrors({ name: error.message, ...fieldErrorsOf(error) }),
  };
  const add = useAction('POST /library/collections', options);
  const rename = useAction('PUT /library/collections/{id}', options);
  const submit = form.onSubmit((body) =>
    collection
      ? rename.mutate({ params: { id: collection.id }, body }, { onSuccess: onDone })
      : add.mutate({ body }, { onSuccess: onDone }),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextField
        label={t.collectionName}
        maxLength={COLLECTIONS.nameCharacters}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={add.isPending || rename.isPending}>
          {collection ? t.saveName : t.create}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
