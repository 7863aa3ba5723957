import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';
import type { Security } from './email-settings.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const loadAdd = () => import('./add-passkey.tsx').then((module) => module.AddPasskey);

/** One's passkeys: which there are, another name for one, one more, one less (P341). */
export function PasskeySettings({ security }: { security: Security }) {
  const t = useTexts(passkeysTexts);
  const { is_required, is_on } = security.two_factor;
  const hasTwoFactor = security.has_second_factor;
  return (
    <SettingsSection title={t.title} hint={t.hint}>
      {is_required && !is_on && !security.has_passkey && <Notice tone="warn">{t.needed}</Notice>}
      <Loaded
        query={useCall('GET /auth/me/passkeys')}
        loading={<SkeletonList count={1} height={72} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ passkeys, max }) => (
          <>
            {passkeys.length === 0 && <p className="dim">{t.none}</p>}
            <PasskeyList passkeys={passkeys} hasTwoFactor={hasTwoFactor} />
            {passkeys.length >= max ? (
              <p className="dim">{t.full({ max })}</p>
            ) : (
              <InBrowser loading={null}>
                <OneMore hasTwoFactor={hasTwoFactor} />
              </InBrowser>
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function OneMore({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const t = useTexts(passkeysTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!canUsePasskeys()) return <p className="dim">{t.elsewhere}</p>;
  if (isOpen) return <OnDemand load={loadAdd} props={{ hasTwoFactor, onDone: close }} onFailed={close} />;
  return (
    <SettingsActions>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t.add}
      </Button>
    </SettingsActions>
  );
}
