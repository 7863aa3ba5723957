import { DELETION_DAYS } from '@likha/contract/limits';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const loadForm = () => import('./delete-form.tsx').then((module) => module.DeleteForm);

interface DeleteAccountProps {
  hasTwoFactor: boolean;
  onDeleted: () => Promise<void>;
}

/** Deletes the account: what that means is said before, and what proves its person asked for. */
export function DeleteAccount({ hasTwoFactor, onDeleted }: DeleteAccountProps) {
  const t = useTexts(settingsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <SettingsSection title={t.deleteTitle} hint={t.deleteHint({ days: DELETION_DAYS })}>
      {isOpen ? (
        <OnDemand load={loadForm} props={{ hasTwoFactor, onDeleted, onCancel: close }} onFailed={close} />
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
