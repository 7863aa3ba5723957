import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveKitEngine } from './livekit-engine.ts';
import { claimsOf, jwtOf, KEY, SECRET, startLiveKitStandIn } from './livekit-stand-in.fixture.ts';

/** The adapter against a stand-in that speaks LiveKit's protocol: calls, tokens and webhooks are as they would be. */
const STREAM = '01890000-0000-7000-8000-000000000001';
let standIn: Awaited<ReturnType<typeof startLiveKitStandIn>>;
let engine: LiveKitEngine;
const clock = { ms: Date.now(), now: () => new Date(clock.ms) };
const allowed = new Set<string>();
const mayWatch = async (_streamId: string, viewerId: string) => allowed.has(viewerId);

beforeAll(async () => {
  standIn = await startLiveKitStandIn();
  engine = new LiveKitEngine({ url: standIn.url, apiKey: KEY, apiSecret: SECRET }, clock);
});
afterAll(() => standIn.stop());

const people = () => [...(standIn.rooms.get(STREAM)?.people.keys() ?? [])];
const tell = (event: string, identity: string) =>
  engine.receive(standIn.webhook(event, STREAM, identity), mayWatch);
const open = (generation: number) => engine.open(STREAM, { generation, hostId: 'h', sessionId: 's' });
async function watch(id: string, isUnseen = false) {
  const watching = await engine.watch(STREAM, {
    id,
    sessionId: null,
    until: new Date(clock.ms + 3_600_000),
    isUnseen,
  });
  return watching.kind === 'livekit' ? watching.token : '';
}

describe('a stream by LiveKit', () => {
  it('is not known before it is opened; its host may send pictures and see nobody', async () => {
    expect(await engine.state(STREAM)).toBeNull();
    const { kind, url, token } = await open(1);
    expect([kind, url]).toEqual(['livekit', standIn.url]);
    expect(claimsOf(token)?.video).toEqual({
      roomJoin: true,
      room: STREAM,
      canPublish: true,
      canPublishSources: ['camera', 'microphone'],
      canSubscribe: false,
      canPublishData: false,
      canUpdateOwnMetadata: false,
    });
    expect(standIn.join(token)?.identity).toBe('host-1');
    expect(await engine.state(STREAM)).toMatchObject({
      generation: 1,
      viewers: 0,
      parts: 0,
      lastPartAt: null,
    });
  });

  it('begins when pictures come, and is silent from when its host left', async () => {
    const said: string[] = [];
    const off = engine.on('started', ({ generation }) => said.push(`started ${generation}`));
    await tell('participant_joined', 'host-1');
    expect(said).toEqual([]);
    await tell('track_published', 'host-1');
    expect(said).toEqual(['started 1']);
    expect(await engine.state(STREAM)).toMatchObject({ silentMs: 0, lastPartAt: clock.now(), parts: 1 });
    standIn.rooms.get(STREAM)?.people.delete('host-1');
    await tell('participant_left', 'host-1');
    clock.ms += 12_000;
    expect(await engine.state(STREAM)).toMatchObject({ silentMs: 12_000 });
    off();
  });

  it('is sent by the newest connection alone, also by a token from before', async () => {
    const first = (await open(1)).token;
    standIn.join(first);
    const second = (await open(2)).token;
    expect(await engine.state(STREAM)).toMatchObject({ generation: 2, parts: 1 });
    expect(people()).toEqual([]);
    standIn.join(second);
    standIn.join(first);
    await tell('participant_joined', 'host-1');
    await tell('participant_joined', 'host-2');
    expect(people()).toEqual(['host-2']);
    await tell('participant_left', 'host-1');
    await tell('track_published', 'host-2');
    expect(await engine.state(STREAM)).toMatchObject({ generation: 2, silentMs: 0 });
  });

  it('lets viewers in for a moment, to watch alone, and counts those who are seen', async () => {
    allowed.add('fan').add('staff-1');
    const token = await watch('fan');
    const claims = claimsOf(token);
    expect(claims?.video).toMatchObject({
      canPublish: false,
      canSubscribe: true,
      canPublishData: false,
      hidden: false,
    });
    expect((claims?.exp ?? 0) - Date.now() / 1000).toBeLessThan(90);
    standIn.join(token);
    standIn.join(await watch('staff-1', true));
    for (const id of ['fan', 'staff-1']) await tell('participant_joined', id);
    expect(people()).toEqual(['host-2', 'fan', 'staff-1']);
    expect(await engine.state(STREAM)).toMatchObject({ viewers: 1 });
    await expect(watch('host-9')).rejects.toThrow(TypeError);
  });

  it('puts out who lost the right: at once when expelled, with the next look, and when they come again', async () => {
    const token = await watch('fan');
    standIn.join(token);
    await engine.expel(STREAM, 'fan');
    await engine.expel(STREAM, 'nobody');
    expect(people()).toEqual(['host-2', 'staff-1']);
    allowed.delete('fan');
    standIn.join(token);
    await tell('participant_joined', 'fan');
    expect(people()).toEqual(['host-2', 'staff-1']);
    allowed.delete('staff-1');
    await engine.sweep(mayWatch);
    expect(people()).toEqual(['host-2']);
    standIn.join(await watch('one'));
    standIn.join(await watch('other'));
    await engine.expel(STREAM, 'all');
    expect(people()).toEqual(['host-2']);
  });

  it('believes LiveKit alone, and only what it signed', async () => {
    const { body, authorization } = standIn.webhook('track_published', STREAM, 'host-2');
    const claims = { iss: KEY, exp: Math.floor(Date.now() / 1000) + 60, sha256: 'x' };
    for (const told of [
      { body, authorization: undefined },
      { body, authorization: `${authorization}x` },
      { body: body.replace('host-2', 'host-1'), authorization },
      { body, authorization: jwtOf(claims) },
      { body, authorization: jwtOf({ ...claims, exp: 1 }) },
      { body, authorization: jwtOf(claims, { alg: 'none' }).replace(/[^.]*$/, '') },
      { body: 'x', authorization },
    ])
      await expect(engine.receive(told, mayWatch)).rejects.toMatchObject({ code: 'webhook_rejected' });
  });

  it('is over for all when it is closed, which may be repeated, and nothing of it was kept', async () => {
    const kept: Buffer[] = [];
    for await (const piece of engine.recent()) kept.push(piece);
    await engine.close(STREAM);
    await engine.close(STREAM);
    expect([await engine.state(STREAM), kept, await engine.recordings.runs(STREAM)]).toEqual([null, [], []]);
    await engine.sweep(mayWatch);
    await engine.stop();
  });

  it('says so where LiveKit does not let us, or is away', async () => {
    const other = new LiveKitEngine(
      { url: standIn.url, apiKey: KEY, apiSecret: SECRET.replace('a', 'b') },
      clock,
    );
    await expect(other.state(STREAM)).rejects.toThrow();
    const away = new LiveKitEngine({ url: 'ws://127.0.0.1:9', apiKey: KEY, apiSecret: SECRET }, clock);
    await expect(away.open(STREAM, { generation: 1, hostId: 'h', sessionId: 's' })).rejects.toThrow();
  });
});
