import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import classes from './device-list.module.css';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

type Device = Answer<'GET /auth/me/sessions'>['sessions'][number];

/** Where one is signed in, and signing out from there. */
export function DeviceList() {
  const t = useTexts(settingsTexts);
  const query = usePages('GET /auth/me/sessions', 'sessions', { query: {} });
  return (
    <SettingsSection title={t.devices} hint={t.devicesHint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.devicesFailed}
      >
        {(devices) => (
          <>
            <ul className={classes.list}>
              {devices.map((device) => (
                <DeviceLine key={device.id} device={device} />
              ))}
            </ul>
            {devices.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </SettingsSection>
  );
}

function DeviceLine({ device }: { device: Device }) {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const name = t.device({
    browser: device.browser ?? t.unknownBrowser,
    system: device.system ?? t.unknownSystem,
  });
  const end = useAction('DELETE /auth/me/sessions/{id}', {
    invalidates: ['GET /auth/me/sessions'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.signedOut, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className="dim">
          {device.is_current
            ? t.thisDevice
            : t.lastSeen({ when: dateAndTime(device.last_used_at, language) })}
        </span>
        {device.network && <span className="dim">{t.fromNetwork({ network: device.network })}</span>}
      </div>
      {!device.is_current && (
        <Button
          variant="default"
          aria-label={t.signOutThat({ device: name })}
          loading={end.isPending}
          onClick={() => end.mutate({ params: { id: device.id } })}
        >
          {t.signOutDevice}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const t = useTexts(settingsTexts);
  const end = useAction('DELETE /auth/me/sessions', {
    invalidates: ['GET /auth/me/sessions'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.signedOut, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  return (
    <SettingsActions>
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
        {t.signOutOthers}
      </Button>
    </SettingsActions>
  );
}
