import { beforeEach, expect, it, vi } from 'vitest';
import { MessageFile } from '../../features/messages/components/message-file.tsx';
import type { Message } from '../../features/messages/kept-messages.ts';
import { MediaGrid } from '../../features/posts/components/media-grid.tsx';
import { PostMedia } from '../../features/posts/components/post-media.tsx';
import { VaultItem } from '../../features/vault/components/vault-item.tsx';
import { VaultPicker } from '../../features/vault/components/vault-picker.tsx';
import type { VaultFile } from '../../features/vault/vault-calls.ts';
import type { Post } from '../../lib/api-types.ts';
import { markupOf } from './screens.fixture.tsx';

// What is fake: whether pictures could be loaded, and the dialog, which is not rendered without a document.
const address = vi.hoisted(() => ({ hasFailed: false }));
vi.mock('../../ui/media/use-fresh-address.ts', () => ({
  useFreshAddress: (_: string, url: string) => ({ url, ...address }),
}));
vi.mock('../../ui/dialog.tsx', () => ({ Dialog: (props: { children: unknown }) => props.children }));

beforeEach(() => {
  address.hasFailed = false;
});

const PICTURE = { file_key: 'a', media_url: '/a', thumbnail_url: '/a', width: 3, height: 2, thumbhash: null };
const POST = {
  ...PICTURE,
  id: '0198a000-0000-7000-8000-000000000000',
  title: 'Dawn',
  type: 'photo',
  media: { ...PICTURE, state: 'ready' },
  further_pictures: [],
  files_count: 1,
} as unknown as Post;
const FILE = { ...PICTURE, kind: 'photo', state: 'ready' } as Message['files'][number];
const KEPT = { ...FILE, title: 'Dawn', place: 'post', places_count: 1, sold_count: 0, is_reusable: true };
const answers = { 'GET /vault': { files: [KEPT], next_cursor: null } };
const nothing = () => undefined;

const SCREENS = {
  'a file of a message': [
    <MessageFile key="" file={FILE} label="Open file 1 of 1" onOpen={nothing} />,
    ['Open file 1 of 1'],
  ],
  'the squares of a profile': [<MediaGrid key="" posts={[POST]} />, ['Open: Dawn']],
  'a square that is locked': [
    <MediaGrid key="" posts={[{ ...POST, is_locked: true, lock_reason: 'subscription' }]} />,
    ['Locked: Dawn'],
  ],
  'a post of one picture': [<PostMedia key="" post={POST} unlock={null} isFirst />, ['Open picture: Dawn']],
  'a post of two pictures': [
    <PostMedia
      key=""
      post={{ ...POST, further_pictures: [{ ...PICTURE, file_key: 'b' }] } as Post}
      unlock={null}
      isFirst
    />,
    ['Open picture: Dawn', 'Open picture: Dawn'],
  ],
  'a choice of files': [
    <VaultPicker key="" fanId={null} onChosen={nothing} onClose={nothing} />,
    ['Choose Dawn'],
  ],
  'a file of the vault': [
    <VaultItem key="" file={KEPT as unknown as VaultFile} folders={[]} />,
    ['Edit file: Dawn'],
  ],
} as const;

it.each(Object.entries(SCREENS))(
  '%s opens, and has its own way to try again (P860)',
  (_, [screen, names]) => {
    const there = markupOf(screen, { answers });
    expect(namesOf(there)).toEqual(names);
    expect(there).toContain('<img src="/a"');
    expect(deepest(there)).toBe(1);

    address.hasFailed = true;
    const failed = markupOf(screen, { answers });
    expect(namesOf(failed)).toEqual(names);
    expect(failed.match(/>Try again</g)).toHaveLength(names.length);
    expect(deepest(failed)).toBe(1);
  },
);

/** What is pressed and has a name of its own. */
function namesOf(markup: string): string[] {
  return [...markup.matchAll(/<(?:button|a) [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name ?? '');
}

/** How many of what is pressed stand in one another, itself included. */
function deepest(markup: string): number {
  let [depth, most] = [0, 0];
  for (const [tag] of markup.matchAll(/<\/?(?:button|a)\b/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}
