import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { useMessages } from './messages.fixture.ts';
import { type Act, act, ConversationModel, type Kept, MONEY, type Who } from './messages-model.fixture.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? 12);
const { harness, call, send, photo, read, shown, events, scene } = useMessages();
let admin: Awaited<ReturnType<typeof harness.factory.admin>>;

beforeAll(async () => {
  admin = await harness.factory.admin();
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'biglang yaman', severity: 3 });
});

/** Does an act for real and in the model, and compares what came of it. */
async function carryOut(model: ConversationModel, story: Story, done: Act): Promise<void> {
  const { people, id, ids } = story;
  const both: readonly Who[] = [0, 1];
  if (done.does === 'block') {
    model.isBlocked = done.isOn;
    if (model.isBlocked) model.follows = false;
    await call(model.isBlocked ? 'POST' : 'DELETE', `/users/${people[0].id}/block`, people[1]);
    return;
  }
  if (done.does === 'send') {
    const answer = await send(people[done.who], id, done.isHeld ? 'Biglang yaman' : 'Kumusta');
    expect(answer.statusCode).toBe(model.mayWrite(done.who) ? 201 : 403);
    if (!model.mayWrite(done.who)) return;
    const kept = model.add(done.who);
    ids.push(answer.json().id);
    if (!done.isHeld) model.show(kept);
    model.tell(done.isHeld ? [done.who] : both, `message ${kept.seq}`);
    return;
  }
  if (done.does === 'sell' || done.does === 'tip') return pay(model, story, done.does);
  const message = model.at(done.back);
  if (!message) return;
  const { seq, from } = message;
  const messageId = ids[seq - 1] ?? '';
  if (done.does === 'read') {
    const { who } = done;
    await read(people[who], id, seq);
    const last = model.messages.filter((each) => model.sees(who, each)).at(-1)?.seq ?? 0;
    const mark = Math.max(model.read[who], Math.min(seq, last));
    const late = model.messages.filter((each) => each.isLate && each.from !== who && each.seq <= seq);
    const isShownNow = !model.isBlocked && model.isReadingHeld[who];
    if (mark > model.read[who] || late.length > 0 || isShownNow) {
      model.tell(model.isBlocked ? [who] : both, `conversation_read ${mark}`);
      model.isReadingHeld[who] = model.isBlocked;
    }
    for (const each of late) each.isLate = false;
    model.read[who] = mark;
  } else if (done.does === 'unlock') {
    await unlock(model, story, message);
  } else if (done.does === 'hide' || done.does === 'unsend') {
    const { does, who } = done;
    const isForMe = does === 'hide';
    const answer = await call(
      'DELETE',
      `/messages/${messageId}?for=${isForMe ? 'me' : 'everyone'}`,
      people[who],
    );
    const isThere = message.state === 'sent' || message.state === 'in_review';
    // Deleted for oneself it may be asked for again, as where the answer was lost (P424).
    if (!model.sees(who, message))
      expect(answer.statusCode).toBe(isForMe && message.hiddenBy.has(who) ? 200 : 404);
    else if (isForMe) {
      message.hiddenBy.add(who);
      model.tell([who], `message_removed ${seq}`);
    } else if (from === who && isThere && !message.isPaid) {
      message.state = 'unsent';
      model.tell(message.isShown ? both : [who], `message_removed ${seq}`);
    } else expect(answer.statusCode).toBe(from === who && message.state === 'unsent' ? 200 : 409);
  } else {
    const isWaiting = message.state === 'in_review';
    const status = done.does === 'release' ? 'approved' : 'removed';
    const answer = await call('PUT', `/moderation/content/${messageId}`, admin, { status });
    expect(answer.statusCode === 200, answer.body).toBe(isWaiting);
    if (!isWaiting) return;
    if (status === 'approved') model.show(message);
    else message.state = 'removed';
    const event = `${status === 'approved' ? 'message' : 'message_removed'} ${seq}`;
    model.tell(message.isShown ? both : [from], event);
  }
}

/** A paid message, or a tip, which is paid once however often it is asked for under its key, also where the answer to it was lost. */
async function pay(
  model: ConversationModel,
  { people, id, ids }: Story,
  does: 'sell' | 'tip',
): Promise<void> {
  const [fan, creator] = people;
  if (does === 'sell') {
    if (!model.mayWrite(1)) return;
    const media_ids = [await photo(creator, id)];
    const sent = await send(creator, id, 'Bili na', { media_ids, price: MONEY.price });
    expect(sent.statusCode, sent.body).toBe(201);
    ids.push(sent.json().id);
    model.show(model.add(1, { isForSale: true }));
  } else {
    const headers = { ...fan.headers, 'idempotency-key': harness.deps.ids.next() };
    const tip = () =>
      harness.app.inject({
        method: 'POST',
        url: `/api/conversations/${id}/tips`,
        headers,
        payload: { credits: MONEY.tip },
      });
    const isPaid = model.mayWrite(0) && model.wallet >= MONEY.tip;
    const answers = await Promise.all([tip(), tip()]);
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    answers.push(await tip());
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(isPaid);
    if (!isPaid) return;
    ids.push(answers.find(({ statusCode }) => statusCode === 201)?.json().sent.id);
    model.wallet -= MONEY.tip;
    model.show(model.add(0, { isPaid: true }));
  }
  model.tell([0, 1], `message ${model.messages.length}`);
}

/** Twice at the same time: it is paid for once, for good, whatever became of it. */
async function unlock(model: ConversationModel, { people, ids }: Story, message: Kept): Promise<void> {
  if (message.from === 0 || message.hiddenBy.has(0)) return;
  const url = `/messages/${ids[message.seq - 1]}/unlock`;
  const isSold =
    message.isForSale && message.state === 'sent' && !model.isBlocked && model.wallet >= MONEY.price;
  const answers = await Promise.all([call('POST', url, people[0], {}), call('POST', url, people[0], {})]);
  const isOpen = message.isPaid || isSold;
  for (const { statusCode, body } of answers) expect(statusCode === 200, body).toBe(isOpen);
  if (message.isPaid || !isSold) return;
  message.isPaid = true;
  model.wallet -= MONEY.price;
}

interface Story {
  people: [Person, Person];
  id: string;
  /** Of the messages, in order. */
  ids: string[];
}
type Person = Parameters<typeof send>[0];

/** A held message that is let through once the other has read past it. */
const LATE: Act[] = [
  { does: 'send', who: 0, isHeld: true },
  { does: 'send', who: 0, isHeld: false },
  { does: 'read', who: 1, back: 0 },
  { does: 'release', back: 1 },
];

/** What was paid for is neither unsent nor paid for again; what was not goes. */
const SOLD: Act[] = [
  { does: 'sell' },
  { does: 'sell' },
  { does: 'unlock', back: 1 },
  { does: 'unsend', who: 1, back: 1 },
  { does: 'unsend', who: 1, back: 0 },
  { does: 'unlock', back: 0 },
  { does: 'tip' },
  { does: 'unsend', who: 0, back: 0 },
  { does: 'unlock', back: 2 },
];

/** What is read under a block is shown to the other by the first reading after it, also where there is nothing new to read. */
const BLOCKED: Act[] = [
  { does: 'send', who: 0, isHeld: false },
  { does: 'block', isOn: true },
  { does: 'read', who: 1, back: 0 },
  { does: 'read', who: 0, back: 0 },
  { does: 'block', isOn: false },
  { does: 'read', who: 1, back: 0 },
  { does: 'read', who: 1, back: 0 },
];

/** What is let through under a block does not come, also not once it is over, and answers nothing. */
const LET_THROUGH: Act[] = [
  { does: 'send', who: 0, isHeld: true },
  { does: 'block', isOn: true },
  { does: 'release', back: 0 },
  { does: 'read', who: 1, back: 0 },
  { does: 'block', isOn: false },
  { does: 'read', who: 1, back: 0 },
  { does: 'unsend', who: 0, back: 0 },
];

async function tell(acts: readonly Act[]): Promise<void> {
  const { creator, fan, id } = await scene();
  await harness.factory.buy(fan.id, MONEY.begins);
  const story: Story = { people: [fan, creator], id, ids: [] };
  const model = new ConversationModel();
  for (const done of acts) await carryOut(model, story, done);
  expect((await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance).toBe(model.wallet);
  for (const person of [0, 1] as const) {
    const who = story.people[person];
    const { messages } = (await call('GET', `/conversations/${id}/messages?after=0&limit=100`, who)).json();
    const seen = messages.map((each: { seq: number; state: string }) => `${each.seq} ${each.state}`);
    expect(seen).toEqual(model.seen(person));
    expect(await shown(who, id)).toMatchObject({
      unread_count: model.unread(person),
      read_seq: model.read[person],
      may_write: model.mayWrite(person),
    });
    const told = (await events(who)).events;
    expect(told.map((each: { kind: string; seq: number }) => `${each.kind} ${each.seq}`)).toEqual(
      model.events[person],
    );
    expect(told.map((each: { cursor: number }) => each.cursor)).toEqual(
      model.events[person].map((_, place) => place + 1),
    );
  }
}

it(
  `${RUNS} random stories end as a list of messages says, and so do their events`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), tell), {
      numRuns: RUNS,
      examples: [[LATE], [SOLD], [BLOCKED], [LET_THROUGH]],
    });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  },
  60_000 + RUNS * 4_000,
);
