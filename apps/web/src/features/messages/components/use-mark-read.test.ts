import { describe, expect, it } from 'vitest';
import { unreadUpTo } from './use-mark-read.ts';

const message = (seq: number, is_own = false) => ({ seq, is_own });
const conversation = (read_seq: number, unread_count: number, last: number) => ({
  read_seq,
  unread_count,
  last_message: { seq: last },
});

describe('who looks at the newest message', () => {
  it('reads up to the newest of the other', () => {
    expect(unreadUpTo(conversation(1, 2, 4), [message(1), message(2), message(3), message(4, true)])).toBe(3);
  });

  it('reads nothing where all of it is read', () => {
    expect(unreadUpTo(conversation(3, 0, 4), [message(3), message(4, true)])).toBeNull();
    expect(unreadUpTo({ ...conversation(0, 0, 0), last_message: null }, [])).toBeNull();
  });

  it('reads what was let through late, before what they had read', () => {
    expect(unreadUpTo(conversation(3, 1, 3), [message(2), message(3)])).toBe(3);
  });

  it('does not take what has not come yet for something late', () => {
    expect(unreadUpTo(conversation(3, 1, 4), [message(2), message(3)])).toBeNull();
  });
});
