import { formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconAlertTriangle, IconEyeOff, IconLock } from '../../../ui/icons/icons.generated.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { ProtectedFrame } from '../../../ui/media/protected-frame.tsx';
import { stillOfVideo } from '../../../ui/media/stream-address.ts';
import { Video } from '../../../ui/media/video.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSecureAddress } from '../api/use-secure-address.ts';
import { secureMediaTexts } from '../secure-media.texts.generated.ts';
import { kindOf, type MediaAccess, type ViewerState, viewerState } from '../viewer-state.ts';
import classes from './secure-viewer.module.css';

export type SecureItem = Answer<'GET /media/creator/{id}/media'>['media'][number];

interface SecureViewerProps {
  item: SecureItem;
  /** Asks for an address; the same function for as long as the same is asked. */
  ask: () => Promise<MediaAccess>;
  /** What anyone may have, shown while it is locked. */
  blurredUrl?: string | null;
  /** Laid over a video while it plays. */
  viewerName: string | undefined;
  onSubscribe?: () => void;
  onUnlock?: () => void;
}

/** One secure file in each of its five states: loading, error, locked, playable, not available (P225). */
export function SecureViewer(props: SecureViewerProps) {
  const { item, ask } = props;
  const t = useTexts(secureMediaTexts);
  const { asked, renew, retry } = useSecureAddress(ask);
  const state = viewerState(asked, item.content_type, t.failed);
  return (
    <div
      className={classes.viewer}
      data-state={state.is}
      data-testid="secure-viewer"
      aria-busy={state.is === 'loading'}
    >
      {state.is === 'playable' ? (
        <Playable {...props} access={state.access} renew={renew} />
      ) : (
        <Closed {...props} state={state} onRetry={retry} />
      )}
    </div>
  );
}

interface PlayableProps extends SecureViewerProps {
  access: MediaAccess;
  renew: Parameters<typeof Video>[0]['renew'];
}

function Playable({ item, access, renew, viewerName }: PlayableProps) {
  const shared = { identity: item.file_key, width: null, height: null, renew };
  if (kindOf(item.content_type) === 'video')
    return (
      <Video
        {...shared}
        url={access.stream_url ?? access.secure_url}
        poster={stillOfVideo(access.secure_url)}
        title={item.content_title}
        viewerName={viewerName}
      />
    );
  return (
    <Picture
      {...shared}
      url={access.secure_url}
      alt={item.content_title}
      fit="contain"
      sizes="(min-width: 900px) 480px, 100vw"
    />
  );
}

interface ClosedProps extends SecureViewerProps {
  state: Exclude<ViewerState, { is: 'playable' }>;
  onRetry: () => void;
}

function Closed({ item, state, blurredUrl, onRetry, onSubscribe, onUnlock }: ClosedProps) {
  const t = useTexts(secureMediaTexts);
  if (state.is === 'loading')
    return (
      <Words icon={<Spinner />}>
        <p role="status">{t.loading}</p>
      </Words>
    );
  if (state.is === 'error')
    return (
      <Words icon={<IconAlertTriangle size={28} stroke={1.75} />}>
        <p role="alert">{state.text}</p>
        <Button variant="default" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      </Words>
    );
  if (state.is === 'not available')
    return (
      <Words icon={<IconEyeOff size={28} stroke={1.75} />}>
        <p className={classes.strong}>{t.notAvailable}</p>
        {state.text && <p>{state.text}</p>}
      </Words>
    );
  const hasPrice = state.reason === 'ppv' && item.ppv_price !== null;
  return (
    <>
      {blurredUrl && (
        <ProtectedFrame>
          <img src={blurredUrl} alt="" draggable={false} style={{ objectFit: 'cover' }} />
        </ProtectedFrame>
      )}
      <Words icon={<IconLock size={28} stroke={1.75} />}>
        <p>{state.text}</p>
        {hasPrice && onUnlock && (
          <Button onClick={onUnlock}>{t.unlockFor({ price: formatPesos(item.ppv_price ?? 0) })}</Button>
        )}
        {state.reason === 'subscription' && onSubscribe && (
          <Button onClick={onSubscribe}>{t.subscribe}</Button>
        )}
      </Words>
    </>
  );
}

function Words({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.words}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      {children}
    </div>
  );
}
