import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { PasswordForm } from './password-form.tsx';

interface DeleteFormProps {
  onDeleted: () => Promise<void>;
  onCancel: () => void;
}

/** The password, for an account that is to be deleted; it comes when somebody wants that. */
export function DeleteForm({ onDeleted, onCancel }: DeleteFormProps) {
  const t = useTexts(settingsTexts);
  const remove = useAction('POST /auth/me/deletion', {
    invalidates: [],
    onSuccess: ({ message }) => {
      void onDeleted();
      notify({ tone: 'good', title: t.deleted, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDeleted, text: detailOf(error, '') }),
  });
  return (
    <PasswordForm
      label={t.deleteNow}
      isBusy={remove.isPending}
      onSubmit={(body, onError) => remove.mutate({ body }, { onError })}
      onCancel={onCancel}
    />
  );
}
