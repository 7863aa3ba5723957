import type { Language } from '@likha/contract/language';
import { expect, it } from 'vitest';
import { ConversationHeader } from '../../features/messages/components/conversation-header.tsx';
import type { Conversation } from '../../features/messages/kept-messages.ts';
import { LanguageContext } from '../../lib/texts.ts';
import { shown } from './screens.fixture.tsx';

const ana: Conversation['person'] = {
  id: '0198a000-0000-7000-8000-000000000000',
  username: 'ana',
  nickname: null,
  full_name: 'Ana Reyes',
  avatar: null,
  is_creator: true,
};

/** The words above a conversation. @param is_restricted whether whoever looks restricted the other */
function header(
  is_restricted: boolean,
  person: Partial<Conversation['person']> = {},
  language: Language = 'en',
): string[] {
  const conversation: Conversation = {
    id: ana.id as string,
    person: { ...ana, ...person },
    last_message: null,
    unread_count: 0,
    read_seq: 0,
    other_read_seq: null,
    other_delivered_seq: null,
    may_write: true,
    is_muted: false,
    is_restricted,
  };
  const screen = <ConversationHeader conversation={conversation} onBlock={null} onFan={null} />;
  return shown(<LanguageContext value={language}>{screen}</LanguageContext>)
    .split('|')
    .filter(Boolean);
}

it('says above a conversation that its other person is restricted, beside their username', () => {
  expect(header(true)).toEqual(expect.arrayContaining(['Ana Reyes', 'Restricted · @ana']));
  expect(header(true, {}, 'fil')).toContain('Naka-restrict · @ana');
  expect(header(false)).toEqual(expect.arrayContaining(['Ana Reyes', '@ana']));
  expect(header(false).join(' ')).not.toContain('Restricted');
});

it('says no username twice, and none of who has none', () => {
  expect(header(true, { full_name: null })).toEqual(expect.arrayContaining(['@ana', 'Restricted']));
  expect(header(true, { full_name: null, username: null })).toEqual(
    expect.arrayContaining(['No longer on Likha', 'Restricted']),
  );
});
