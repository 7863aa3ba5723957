import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type InApp, useChooseInApp } from '../api/use-in-app.ts';
import { inAppTexts } from '../in-app.texts.generated.ts';
import { kindLabel } from '../kind-label.ts';
import { MutedCreators } from './muted-creators.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What a person is told of in the app; fans also whom they muted (P473). */
export function InAppSettings() {
  const isFan = useSession().user?.user_type === 'fan';
  return (
    <>
      <InAppKinds />
      {isFan && <MutedCreators />}
    </>
  );
}

/** Each kind with a switch that saves at once; some stay on (P446). */
function InAppKinds() {
  const t = useTexts(inAppTexts);
  const query = useCall('GET /notifications/settings');
  return (
    <SettingsSection id="in-app" title={t.title} hint={t.hint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={6} height={48} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ in_app: kinds }) => kinds.map((choice) => <Choice key={choice.kind} choice={choice} />)}
      </Loaded>
    </SettingsSection>
  );
}

function Choice({ choice }: { choice: InApp }) {
  const t = useTexts(inAppTexts);
  const toggle = useChooseInApp(choice);
  const { kind, is_on: isOn, is_always: isAlways } = choice;
  return (
    <Switch
      label={kindLabel(kind, t)}
      description={isAlways ? t.always : undefined}
      checked={isOn}
      disabled={isAlways}
      onChange={toggle}
    />
  );
}
