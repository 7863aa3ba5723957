import type { Deps } from '../../../server/src/deps.ts';
import { findUserIdByEmail } from '../../../server/src/modules/accounts/index.ts';
import {
  openConversation,
  readConversation,
  sendMessage,
} from '../../../server/src/modules/messages/index.ts';
import { HOUR_MS, inThePast } from './in-the-past.ts';
import { viewerOf } from './viewer-of.ts';

interface Line {
  from: 'starter' | 'other';
  text: string;
  /** Hours before now. */
  hoursAgo: number;
}

interface Talk {
  starter: string;
  other: string;
  lines: readonly Line[];
  /** Up to which message each of both has read, if any. */
  read: { starter?: number; other?: number };
}

const starter = (hoursAgo: number, text: string): Line => ({ from: 'starter', text, hoursAgo });
const other = (hoursAgo: number, text: string): Line => ({ from: 'other', text, hoursAgo });

/** What the demo fan and two buyers write with creators, the first of whom is the one that signs in. */
const TALKS: readonly (Omit<Talk, 'starter' | 'other'> & { people: readonly [Who, Who] })[] = [
  {
    people: ['fan', 0],
    lines: [
      starter(50, 'Hi! I love the one of the bay after the rain. Is it watercolour or acrylic?'),
      other(49.5, 'Salamat! Watercolour, with a little gouache for the lights on the water.'),
      starter(49, 'The lights are my favourite part. Do you sell prints?'),
      other(26, 'Soon. I am testing papers this week, the good cotton one drinks the blue beautifully.'),
      starter(25.5, 'I will wait for the cotton one, then!'),
      other(2, 'The first proofs came today. I will post them tonight, and you can tell me which you like.'),
    ],
    read: { starter: 5, other: 5 },
  },
  {
    people: ['fan', 1],
    lines: [starter(30, 'Magkano po ang parol na may capiz? Pang-regalo sana ngayong Pasko.')],
    read: {},
  },
  {
    people: [0, 'supporter'],
    lines: [
      starter(28, 'Thank you for unlocking the studio tour! Was there anything you wanted to see more of?'),
      other(5, 'The part where you mix the greys, please. I always end up with mud.'),
      other(4.9, 'And what brush is that, the wide one?'),
    ],
    read: { starter: 1, other: 1 },
  },
];

type Who = 'fan' | 'supporter' | number;

/** Conversations between people of the demo, each once: what an interrupted start wrote already is passed over. */
export async function seedMessages(
  deps: Deps,
  creatorIds: readonly string[],
  supporter: { email: string } | undefined,
): Promise<void> {
  const idOf = async (who: Who) => {
    if (typeof who === 'number') return creatorIds[who] ?? null;
    const email = who === 'fan' ? 'fan@likha.test' : supporter?.email;
    return email ? findUserIdByEmail(deps.db, email) : null;
  };
  for (const [place, { people, ...talk }] of TALKS.entries()) {
    const [starterId, otherId] = [await idOf(people[0]), await idOf(people[1])];
    if (starterId && otherId) await seedTalk(deps, place, { ...talk, starter: starterId, other: otherId });
  }
}

async function seedTalk(deps: Deps, place: number, talk: Talk): Promise<void> {
  const now = deps.clock.now().getTime();
  const past = inThePast(deps, now - (talk.lines[0]?.hoursAgo ?? 0) * HOUR_MS);
  const type = (id: string) => viewerOf(id, id === talk.starter ? 'fan' : 'creator');
  const { id } = await openConversation(past.deps, type(talk.starter), talk.other);
  for (const [index, { from, text, hoursAgo }] of talk.lines.entries()) {
    past.clock.goTo(now - hoursAgo * HOUR_MS);
    const form = { client_id: nameOf(place, index), text, media_ids: [] };
    await sendMessage(past.deps, type(talk[from]), id, form);
  }
  for (const side of ['starter', 'other'] as const) {
    const seq = talk.read[side];
    if (seq) await readConversation(past.deps, talk[side], id, seq);
  }
}

/** The same each time, so that a message is written once (P425). */
function nameOf(talk: number, line: number): string {
  return `00000000-0000-4000-8000-${String(talk * 1000 + line).padStart(12, '0')}`;
}
