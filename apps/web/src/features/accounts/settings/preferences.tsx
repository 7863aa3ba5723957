import { useTexts } from '../../../lib/texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { useSafeMode } from '../api/use-safe-mode.ts';
import { AgeDialog } from '../components/age-dialog.tsx';
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

function SafeMode() {
  const t = useTexts(settingsTexts);
  const mode = useSafeMode(t.notSaved);
  return (
    <>
      <Switch
        label={t.safeMode}
        description={t.safeModeHint}
        checked={mode.isOn}
        disabled={!mode.isKnown || mode.isBusy}
        onChange={mode.toggle}
      />
      {mode.asksAge && <AgeDialog isBusy={mode.isBusy} onConfirm={mode.confirmAge} onClose={mode.close} />}
    </>
  );
}
