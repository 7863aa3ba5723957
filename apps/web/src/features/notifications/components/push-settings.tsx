import { useReducer } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type Push, useChangePush, useChooseNames, useThisDevice } from '../api/use-push.ts';
import { inAppTexts } from '../in-app.texts.generated.ts';
import { kindLabel } from '../kind-label.ts';
import { pushTexts } from '../push.texts.generated.ts';
import { ableToBeTold } from '../this-device.ts';
import classes from './push-settings.module.css';
import { QuietHours } from './quiet-hours.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Whether this device is told while Likha is closed, of what, and when it is left in peace (P464). */
export function PushSettings() {
  const t = useTexts(pushTexts);
  const query = useCall('GET /notifications/push');
  return (
    <SettingsSection id="push" title={t.title} hint={t.hint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={6} height={48} label={t.loading} />}
        failedTitle={t.notLoaded}
      >
        {(push) => (
          <>
            <ThisDevice push={push} />
            <Names />
            <QuietHours hours={push.quiet_hours} />
            <Kinds kinds={push.kinds} />
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function ThisDevice({ push }: { push: Push }) {
  const t = useTexts(pushTexts);
  const { toggle, isBusy } = useThisDevice(push);
  // What the browser was told of its person is known to nobody who is not asked again.
  const [, askAgain] = useReducer((count: number) => count + 1, 0);
  const able = ableToBeTold();
  if (able === 'unsupported') return <p role="status">{t.unsupported}</p>;
  return (
    <>
      <Switch
        label={t.device}
        description={t.deviceHint}
        checked={push.is_on}
        disabled={isBusy || (able === 'denied' && !push.is_on)}
        onChange={() => void toggle().finally(askAgain)}
      />
      {able === 'denied' && <p role="status">{t.denied}</p>}
    </>
  );
}

/** Off until somebody asks for it: phones lie on tables (P512). */
function Names() {
  const t = useTexts(pushTexts);
  const { data } = useCall('GET /notifications/settings');
  const change = useChooseNames();
  if (!data) return null;
  const { shows_names: isOn } = data;
  return (
    <Switch
      label={t.names}
      description={t.namesHint}
      checked={isOn}
      disabled={change.isPending}
      onChange={() => change.mutate({ body: { shows_names: !isOn } })}
    />
  );
}

function Kinds({ kinds }: Pick<Push, 'kinds'>) {
  const [t, words] = [useTexts(pushTexts), useTexts(inAppTexts)];
  const change = useChangePush();
  return (
    <fieldset className={classes.kinds}>
      <legend>{t.kinds}</legend>
      {kinds.map(({ kind, is_on: isOn, is_always: isAlways }) => (
        <Switch
          key={kind}
          label={kindLabel(kind, words)}
          description={isAlways ? words.always : undefined}
          checked={isOn}
          disabled={isAlways || change.isPending}
          onChange={() => change.mutate({ body: { kinds: { [kind]: !isOn } } })}
        />
      ))}
    </fieldset>
  );
}
