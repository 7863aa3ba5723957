import { detailOf } from '../../../lib/api-error.ts';
import { useConfig } from '../../../lib/config.ts';
import { updateUser } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useSafeMode } from '../api/use-safe-mode.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsSection } from './settings-section.tsx';

const loadAgeDialog = () => import('../components/age-dialog.tsx').then((module) => module.AgeDialog);

/** The language, whether mature posts are left out, and whether others can tell. */
export function Preferences() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t.preferences}>
      <div>
        <LanguageSwitch withLabel />
      </div>
      <SafeMode />
      <Discretion />
      <Presence />
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
      {mode.asksAge && (
        <OnDemand
          load={loadAgeDialog}
          props={{ isBusy: mode.isBusy, onConfirm: mode.confirmAge, onClose: mode.close }}
          onFailed={mode.close}
        />
      )}
    </>
  );
}

/** Saved at once: the tab changes where the switch is, mails from the next one on. */
function Discretion() {
  const t = useTexts(settingsTexts);
  const { data: config } = useConfig();
  const { data } = useCall('GET /auth/me');
  const change = useAction('PUT /auth/me/discretion', {
    invalidates: ['GET /auth/me'],
    onSuccess: ({ is_discreet }) => {
      if (data) updateUser({ ...data.user, is_discreet });
      notify({ tone: 'good', title: t.presenceSaved });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  const isOn = data?.user.is_discreet ?? false;
  return (
    <Switch
      label={t.discretion}
      description={t.discretionHint({ name: config?.neutral_name ?? '' })}
      checked={isOn}
      disabled={!data || change.isPending}
      onChange={() => change.mutate({ body: { is_discreet: !isOn } })}
    />
  );
}

/** Creators alone have a badge; whoever else is here is not shown. */
function Presence() {
  const t = useTexts(settingsTexts);
  const { data } = useCall('GET /auth/me');
  const change = useAction('PUT /auth/me/presence', {
    invalidates: ['GET /auth/me'],
    onSuccess: () => notify({ tone: 'good', title: t.presenceSaved }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  if (data?.user.user_type !== 'creator') return null;
  const isShown = data.user.shows_online;
  return (
    <Switch
      label={t.presence}
      description={t.presenceHint}
      checked={isShown}
      disabled={change.isPending}
      onChange={() => change.mutate({ body: { shows_online: !isShown } })}
    />
  );
}
