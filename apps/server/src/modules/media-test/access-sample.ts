import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { AddressableMedia, MediaAddresses } from '../media/index.ts';
import { accessTo, lockedError } from '../posts/index.ts';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import type { MediaTestDeps } from './media-test-deps.ts';
import { factsOf, type Role, TEST_FILES, type TestFile } from './samples.ts';
import { storeSamples } from './store-samples.ts';

interface Asked {
  fileKey: string;
  role: Role;
  /** How long the address lives, 60 to 120. */
  seconds: number;
}

/**
 * An address of a test file, by the rules that posts have (P221). It is signed for who is signed in, and for their session unless
 * the file is open to everybody.
 * @throws AppError `content_not_found`, `purchase_required`, `subscription_required`
 */
export async function accessSample(deps: MediaTestDeps, viewer: Viewer | null, asked: Asked) {
  const file = findSample(asked.fileKey);
  const access = accessTo(factsOf(file, asked.role), null);
  if (!access.isOpen) throw lockedError(access.reason, file.credits ?? 0, 'Likha');
  await storeSamples(deps);
  const { url, stream } = addressesOf(deps.mediaAddresses, file, viewer, asked.seconds);
  return { secure_url: url ?? '', stream_url: stream, expires_in: asked.seconds };
}

/** @throws AppError `content_not_found` for what is none, and for what was taken down */
export function findSample(fileKey: string): TestFile {
  const file = TEST_FILES.find(({ id }) => id === fileKey.toLowerCase());
  if (!file || file.isGone)
    throw new AppError('content_not_found', { detail: (language) => mediaTestTexts[language].noMedia });
  return file;
}

function addressesOf(addresses: MediaAddresses, file: TestFile, viewer: Viewer | null, seconds: number) {
  const isPublic = !file.isSubscriberOnly && file.credits === null;
  return addresses.open(addressableOf(file), viewer, { isPublic, seconds });
}

/** A test file as what has addresses. */
export function addressableOf({ id, isVideo }: TestFile): AddressableMedia {
  return {
    id,
    kind: isVideo ? 'video' : 'photo',
    contentType: isVideo ? 'video/mp4' : 'image/webp',
    hasStill: true,
    isReady: true,
    hasStream: isVideo,
    hasPreview: false,
  };
}
