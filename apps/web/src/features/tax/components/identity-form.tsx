import { TAX_IDENTITY } from '@likha/contract/staff-limits';
import { formatTin, tinOf } from '@likha/contract/tin';
import { useState } from 'react';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { fieldErrorsAs } from '../../../lib/field-errors-as.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSetIdentity } from '../api/use-set-identity.ts';
import { identityTexts } from '../identity.texts.generated.ts';
import { IDENTITY_FIELDS, type IdentityDraft, identityBodyOf, identityProblemsOf } from '../identity-form.ts';
import classes from './identity-form.module.css';

interface IdentityFormProps {
  initial: IdentityDraft;
  hasFirstFocus: boolean;
  onSaved: () => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

const DRAFT = 'tax-identity';

/** What papers will say of who made them is asked about once more: what was printed stays. */
export function IdentityForm({ initial, hasFirstFocus, onSaved, onCancel }: IdentityFormProps) {
  const t = useTexts(identityTexts);
  const [asked, setAsked] = useState<IdentityDraft | null>(null);
  const close = () => setAsked(null);
  const action = useSetIdentity(() => {
    close();
    dropDraft(DRAFT);
    onSaved();
  });
  const form = useForm<IdentityDraft>({
    ...formDraft(DRAFT, initial),
    validate: (draft) => identityProblemsOf(draft, t),
  });
  const cancel =
    onCancel &&
    (() => {
      dropDraft(DRAFT);
      onCancel();
    });
  const refuse = (error: Error) => {
    close();
    form.setErrors(fieldErrorsAs(error, IDENTITY_FIELDS));
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit(setAsked)} noValidate>
      <TextField
        label={t.name}
        autoFocus={hasFirstFocus}
        maxLength={TAX_IDENTITY.nameCharacters}
        {...form.getInputProps('name')}
      />
      <TextField label={t.tin} description={t.tinHint} inputMode="numeric" {...form.getInputProps('tin')} />
      <TextField
        label={t.address}
        maxLength={TAX_IDENTITY.addressCharacters}
        {...form.getInputProps('address')}
      />
      <TextField label={t.zip} inputMode="numeric" maxLength={4} {...form.getInputProps('zip')} />
      <div className={classes.buttons}>
        <Button type="submit">{t.save}</Button>
        {cancel && (
          <Button variant="default" onClick={cancel}>
            {t.cancel}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t.sureTitle}
          confirmLabel={t.save}
          busyLabel={t.saving}
          isBusy={action.isPending}
          onConfirm={() => action.mutate({ body: identityBodyOf(asked) }, { onError: refuse })}
          onClose={close}
        >
          <p>{t.sure({ name: asked.name.trim(), tin: formatTin(tinOf(asked.tin) ?? '') })}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
