import { describe, expect, it } from 'vitest';
import { EDGE, live, refusalOf, STRONG } from './env.fixture.ts';
import { readEnv } from './env.ts';

const STORE = {
  S3_ENDPOINT: 'http://storage:7070',
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
};

/** Open to people. */
const OPEN = { ...live, PUBLIC_URL: 'https://likha.example' };

describe('where videos are had', () => {
  it.each<[Record<string, string>, string]>([
    [{ MEDIA_DIRECT: 'cdn' }, 'MEDIA_DIRECT'],
    [{ MEDIA_DIRECT: 's3' }, 'S3_ENDPOINT'],
    [{ MEDIA_DIRECT: 'edge', MEDIA_DIRECT_SECRET: STRONG }, 'MEDIA_DIRECT_URL'],
    [{ MEDIA_DIRECT: 'edge', MEDIA_DIRECT_URL: 'https://cdn.example' }, 'MEDIA_DIRECT_SECRET'],
    [{ ...EDGE, MEDIA_DIRECT_SECRET: 'short' }, 'MEDIA_DIRECT_SECRET'],
    [{ ...EDGE, MEDIA_DIRECT_SECRET: '$uri'.repeat(8) }, 'MEDIA_DIRECT_SECRET'],
    [{ ...EDGE, APP_SECRET: EDGE.MEDIA_DIRECT_SECRET }, 'MEDIA_DIRECT_SECRET'],
    [{ ...EDGE, MEDIA_DIRECT_URL: 'http://cdn.example' }, 'MEDIA_DIRECT_URL'],
    [{ ...OPEN, ...EDGE, MEDIA_DIRECT_URL: 'http://cdn' }, 'MEDIA_DIRECT_URL'],
    [{ ...OPEN, ...STORE, MEDIA_DIRECT: 's3' }, 'MEDIA_DIRECT_URL'],
  ])('%j stops the start with one line that begins with %s', (source, name) => {
    expect(refusalOf(source)).toMatch(new RegExp(`^${name}\\b[^\\n]*: [^\\n]+$`));
  });

  it('leads to a CDN, or to the store by the address that browsers reach it at', () => {
    expect(readEnv({ ...OPEN, ...EDGE })).toMatchObject(EDGE);
    const direct = { MEDIA_DIRECT: 's3', MEDIA_DIRECT_URL: 'https://s3.likha.example' };
    expect(readEnv({ ...OPEN, ...STORE, ...direct })).toMatchObject(direct);
    expect(readEnv({}).MEDIA_DIRECT).toBe('off');
  });
});
