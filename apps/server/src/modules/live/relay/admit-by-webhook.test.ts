import { afterAll, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { KEY, SECRET, startLiveKitStandIn } from '../../../providers/live/livekit-stand-in.fixture.ts';

/** The whole server with a LiveKit beside it, which is a stand-in that speaks its protocol; rights are those of the database. */
const STREAM = '01890000-0000-7000-8000-000000000002';
let standIn: Awaited<ReturnType<typeof startLiveKitStandIn>>;
const harness = useHarness({
  environment: async () => {
    standIn = await startLiveKitStandIn();
    return { LIVEKIT_URL: standIn.url, LIVEKIT_API_KEY: KEY, LIVEKIT_API_SECRET: SECRET };
  },
});
afterAll(() => standIn.stop());

const people = () => standIn.rooms.get(STREAM)?.people;
const come = (identity: string) => people()?.set(identity, { identity, hidden: false, tracks: 0 });
const tell = ({ body, authorization }: { body: string; authorization: string }) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/webhooks/livekit',
    headers: { 'content-type': 'application/webhook+json', authorization },
    payload: body,
  });

it('puts out who is told of and has no right, by what LiveKit signed alone', async () => {
  await harness.deps.live?.open(STREAM, { generation: 1, hostId: 'h', sessionId: 's' });
  come('somebody');
  const said = standIn.webhook('participant_joined', STREAM, 'somebody');
  const forged = await tell({ ...said, authorization: `${said.authorization}x` });
  expect([forged.statusCode, forged.json().code]).toEqual([400, 'webhook_rejected']);
  expect([...(people()?.keys() ?? [])]).toEqual(['somebody']);
  expect((await tell(said)).statusCode).toBe(200);
  expect([...(people()?.keys() ?? [])]).toEqual([]);
});

it('puts out who is in without a word of LiveKit’s, by itself', async () => {
  await harness.deps.live?.watch(STREAM, {
    id: 'quiet',
    sessionId: null,
    until: new Date(harness.clock.now().getTime() + 60_000),
  });
  come('quiet');
  await expect.poll(() => [...(people()?.keys() ?? [])]).toEqual([]);
});
