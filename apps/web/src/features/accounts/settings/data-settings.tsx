import { useTexts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** A file, which the browser saves by itself: the server names it, and writes it while it is read. */
const EXPORT = '/api/account/export';

/** Everything that is kept of the person, to take away. */
export function DataSettings() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t.data} hint={t.dataHint}>
      <SettingsActions>
        <a href={EXPORT} download className={buttonClass({ variant: 'default' })}>
          {t.download}
        </a>
      </SettingsActions>
    </SettingsSection>
  );
}
