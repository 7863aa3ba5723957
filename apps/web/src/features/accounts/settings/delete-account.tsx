import { DELETION_DAYS } from '@likha/contract/limits';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { PasswordForm } from './password-form.tsx';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Deletes the account: what that means is said before, and the password asked for. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const t = useTexts(settingsTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t.deleteTitle} hint={t.deleteHint({ days: DELETION_DAYS })}>
      {isOpen ? (
        <DeleteForm onDeleted={onDeleted} onCancel={() => setIsOpen(false)} />
      ) : (
        <SettingsActions>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t.deleteOpen}
          </Button>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}

function DeleteForm({ onDeleted, onCancel }: { onDeleted: () => Promise<void>; onCancel: () => void }) {
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
