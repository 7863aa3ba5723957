import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { startOwnCeph } from '../../../../test/ceph.ts';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { type StartedStore, startStandIn } from '../../../../test/s3-stand-in.ts';
import type { Deps } from '../../../deps.ts';
import { createS3Client, createS3Storage, type S3Settings } from '../../../providers/storage/s3.ts';
import { mediaKeys } from '../media-keys.ts';
import { processUpload } from '../video/process-upload.ts';

/** Whose pages show what is served. */
export const PUBLIC_URL = 'http://likha.test';
/** A clip of half a second. */
export const CLIP_BYTES = readFile(new URL('../video/fixtures/located.mp4', import.meta.url));

/** What a creator has published, a picture and a clip, and a fan who looks; the bytes on disk, in a stand-in for S3, or in Ceph. */
export function useServedMedia(kind: 'disk' | 's3' | 'ceph') {
  const deps: Partial<Deps> = {};
  const s3 = {} as S3Settings;
  if (kind !== 'disk')
    useS3(deps, s3, kind === 's3' ? () => startStandIn({ configs: [CORS] }) : startCephForPages);
  const harness = useHarness({ deps });

  const creator = {} as Person;
  const fan = {} as Person;
  const photo = {} as { id: string; url: string; thumbnail: string; blur: string };
  const video = {} as { id: string; url: string; bytes: number };

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    harness.app.inject({ method, url, headers });

  async function feedItem(person: Person | null, id: string) {
    const url = `/api/creators/${creator.id}/posts`;
    const answer = await harness.app.inject({ url, headers: person?.headers ?? {} });
    return answer.json().posts.find((post: { id: string }) => post.id === id);
  }

  beforeAll(async () => {
    Object.assign(creator, await harness.factory.creator());
    Object.assign(fan, await harness.factory.fan());
    await addressOf(harness);
    const fields = { title: 'A title', content: 'Words' };
    const files = [{ content: await jpeg(900, 600) }];
    const picture = (await sendForm(harness, creator.headers, { fields, files })).json();
    const clip = (
      await sendForm(harness, creator.headers, {
        fields,
        files: [{ content: await CLIP_BYTES, name: 'a.mp4' }],
      })
    ).json();
    const seen = await feedItem(fan, picture.id);
    Object.assign(photo, {
      id: picture.media.file_key,
      url: seen.media_url,
      thumbnail: seen.thumbnail_url,
      blur: `/media/public/blur/${picture.media.file_key}.webp`,
    });
    await processUpload(harness.deps, clip.media.file_key, true);
    const { media_url: url } = await feedItem(fan, clip.id);
    const key = mediaKeys.video(clip.media.file_key, 'mp4');
    Object.assign(video, {
      id: clip.media.file_key,
      url,
      bytes: (await harness.deps.storage.stat(key))?.bytes ?? 0,
    });
  });

  async function postOf(mediaId: string): Promise<{ id: string }> {
    return harness.deps.db
      .selectFrom('posts')
      .select('id')
      .where('media_id', '=', mediaId)
      .executeTakeFirstOrThrow();
  }

  return { harness, creator, fan, photo, video, get, feedItem, postOf, s3 };
}

/** As docs/operations.md says it; of any page, as a test's port is not known before. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>range</AllowedHeader></CORSRule></CORSConfiguration>`;

async function startCephForPages(): Promise<StartedStore> {
  const ceph = await startOwnCeph();
  const sdk = await import('@aws-sdk/client-s3');
  const rule = { AllowedOrigins: [PUBLIC_URL], AllowedMethods: ['GET'], AllowedHeaders: ['range'] };
  const request = { Bucket: ceph.options.bucket, CORSConfiguration: { CORSRules: [rule] } };
  await createS3Client(sdk, ceph.options).send(new sdk.PutBucketCorsCommand(request));
  return ceph;
}

/** A store that speaks S3, gone after the tests of this block. */
function useS3(deps: Partial<Deps>, settings: S3Settings, start: () => Promise<StartedStore>): void {
  let store: StartedStore;
  beforeAll(async () => {
    store = await start();
    const { endpoint, bucket, accessKeyId, secretAccessKey, region } = store.options;
    Object.assign(settings, {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_REGION: region,
    } satisfies S3Settings);
    deps.storage = await createS3Storage(store.options);
  });
  afterAll(() => store.stop());
}
