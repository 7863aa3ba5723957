import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { createS3Client, type S3Settings, s3OptionsOf } from './s3.ts';
import { assertStorageKey } from './storage-key.ts';

/** Where bytes are had without us, by whoever was told the address, for a short time. */
export interface DirectAddresses {
  /** Of all addresses, for browsers to be told. */
  readonly origin: string;
  of(key: string, contentType: string): Promise<string>;
}

export interface DirectSettings extends S3Settings {
  MEDIA_DIRECT: 'off' | 's3' | 'edge';
  MEDIA_DIRECT_URL?: string | undefined;
  MEDIA_DIRECT_SECRET?: string | undefined;
}

/** Long enough to begin, by clocks that differ by half a minute; what has begun is sent to its end (P776). */
const LIFE_SECONDS = 60;

/** Null where all bytes come from us. */
export function createDirectAddresses(settings: DirectSettings, clock: Clock): DirectAddresses | null {
  const { MEDIA_DIRECT: kind, MEDIA_DIRECT_URL: url, MEDIA_DIRECT_SECRET: secret } = settings;
  if (kind === 'edge' && url && secret)
    return { origin: new URL(url).origin, of: async (key) => edgeAddress(key, { url, secret, clock }) };
  const s3 = kind === 's3' ? s3OptionsOf(settings) : null;
  if (!s3) return null;
  const endpoint = url ?? s3.endpoint;
  const signing = once(async () => {
    const [sdk, { getSignedUrl }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    return { sdk, getSignedUrl, client: createS3Client(sdk, { ...s3, endpoint }) };
  });
  return {
    origin: new URL(endpoint).origin,
    async of(key, contentType) {
      assertStorageKey(key);
      const { sdk, getSignedUrl, client } = await signing();
      const command = new sdk.GetObjectCommand({
        Bucket: s3.bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseCacheControl: `private, max-age=${LIFE_SECONDS}`,
      });
      return getSignedUrl(client, command, { expiresIn: LIFE_SECONDS, signingDate: clock.now() });
    },
  };
}

/** What the secure_link of nginx checks: `secure_link_md5 "$secure_link_expires$uri SECRET"`. */
function edgeAddress(
  key: string,
  { url, secret, clock }: { url: string; secret: string; clock: Clock },
): string {
  assertStorageKey(key);
  const address = new URL(`${url.replace(/\/+$/, '')}/${key}`);
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFE_SECONDS;
  const md5 = createHash('md5').update(`${expires}${address.pathname} ${secret}`).digest('base64url');
  address.search = `md5=${md5}&expires=${expires}`;
  return address.href;
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
