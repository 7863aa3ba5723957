import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { useCallback } from 'react';
import { ItemFacts } from '../../../features/media/components/own-media.tsx';
import { SecureViewer } from '../../../features/media/components/secure-viewer.tsx';
import { api } from '../../../lib/api.ts';
import type { Answer, Body } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import classes from './test-files.module.css';

export type TestFile = Answer<'GET /media-test/media'>['media'][number];
export type TestRole = NonNullable<Body<'POST /media-test/access'>['as']>;

interface TestFilesProps {
  /** As whom each is asked for. */
  roleOf: (file: TestFile) => TestRole;
  onSubscribe?: () => void;
  onUnlock?: (file: TestFile) => void;
}

/** The test files, each in the viewer that all secure media has. */
export function TestFiles({ roleOf, onSubscribe, onUnlock }: TestFilesProps) {
  const t = useTexts(mediaTestTexts);
  const query = useCall('GET /media-test/media');
  return (
    <Loaded query={query} loading={<Skeleton height={420} label={t.loading} />} failedTitle={t.failed}>
      {({ media }) => (
        <ul className={classes.list}>
          {media.map((file) => (
            <Card key={file.id} as="li" size="sm" className={classes.item}>
              <TestViewer file={file} role={roleOf(file)} onSubscribe={onSubscribe} onUnlock={onUnlock} />
              <ItemFacts item={file} access={file.is_subscriber_only ? t.subscribersOnly : t.everybody} />
            </Card>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

interface TestViewerProps {
  file: TestFile;
  role: TestRole;
  onSubscribe: (() => void) | undefined;
  onUnlock: ((file: TestFile) => void) | undefined;
}

function TestViewer({ file, role, onSubscribe, onUnlock }: TestViewerProps) {
  const { user } = useSession();
  const { file_key } = file;
  const ask = useCallback(
    () =>
      api('POST /media-test/access', {
        body: { file_key, access_duration: MEDIA_ACCESS_SECONDS.default, as: role },
      }),
    [file_key, role],
  );
  return (
    <SecureViewer
      item={file}
      ask={ask}
      blurredUrl={file.blurred_url}
      viewerName={user ? `@${user.username}` : '@likha'}
      onSubscribe={onSubscribe}
      onUnlock={onUnlock && (() => onUnlock(file))}
    />
  );
}
