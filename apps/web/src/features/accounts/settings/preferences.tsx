import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsSection } from './settings-section.tsx';

/** The language, and whether mature posts are left out. */
export function Preferences() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t.preferences}>
      <div>
        <LanguageSwitch withLabel />
      </div>
      <SafeMode />
    </SettingsSection>
  );
}

/** Turning it off asks for the age once; whether it has been asked the server knows. */
function SafeMode() {
  const t = useTexts(settingsTexts);
  const { data } = useCall('GET /auth/me');
  const [asksAge, setAsksAge] = useState(false);
  const change = useAction('PUT /auth/me/safe-mode', {
    invalidates: ['GET /auth/me'],
    onSuccess: ({ message }) => {
      setAsksAge(false);
      notify({ tone: 'good', title: message });
      // Every list of posts is another one now.
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'age_unconfirmed') setAsksAge(true);
      else notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') });
    },
  });
  const age = MINIMUM_AGE_YEARS;
  const isOn = data?.user.safe_mode ?? true;
  return (
    <>
      <Switch
        label={t.safeMode}
        description={t.safeModeHint}
        checked={isOn}
        disabled={!data || change.isPending}
        onChange={() => change.mutate({ body: { safe_mode: !isOn } })}
      />
      <ConfirmDialog
        isOpen={asksAge}
        title={t.ageTitle({ age })}
        confirmLabel={t.ageYes({ age })}
        busyLabel={t.saving}
        isBusy={change.isPending}
        onConfirm={() => change.mutate({ body: { safe_mode: false, is_adult: true } })}
        onClose={() => setAsksAge(false)}
      >
        <p>{t.ageText}</p>
      </ConfirmDialog>
    </>
  );
}
