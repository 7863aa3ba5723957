import type { CallInput, CallResponse, Calls, Saying } from '@likha/contract';
import { LIVE } from '@likha/contract/live/live-limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { MINUTE_MS, SECOND_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { noteChange } from '../chat/news.queries.ts';
import { lookAfterJob } from '../declared-jobs.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { refused } from '../refused.ts';
import { superseded } from '../relay/refuse-sent.ts';
import { demandEngine } from './demand-engine.ts';
import { keepPeople } from './name-people.ts';
import { arePeopleNamed } from './people.queries.ts';
import { checkPeople } from './people-on-camera.ts';
import { showLive } from './read-lives.ts';
import { findRunning, hasTickets, lockStream, updateStream } from './streams.queries.ts';

type Form = CallInput<Calls['startLive']>['body'];
type Locked = NonNullable<Awaited<ReturnType<typeof lockStream>>>;

/** A moment later than a stream may be silent. */
const EARLY_MS = LIVE.lateMinutes * MINUTE_MS;
const LOOK_MS = (LIVE.reconnectSeconds + 1) * SECOND_MS;

/**
 * Begins a stream, or takes over one that runs: each time with a new generation, which ends the one before (P623). Nobody is on camera who was not
 * named (P622), and one stream of a creator runs at a time. What begins anew by itself takes over nothing (P1059).
 * @throws AppError `live_not_found`, `live_ended`, `live_running`, `live_superseded`, `validation_failed` where nobody is named,
 * `service_unavailable`
 */
export async function startLive(
  deps: LiveDeps,
  viewer: Viewer,
  id: string,
  form: Form,
): Promise<CallResponse<Calls['startLive']>> {
  if (form.people) checkPeople(form.people, form.consents, deps.clock.now());
  const generation = await begin(deps, viewer.id, id, form);
  const { kind, url, token, ...how } = await demandEngine(deps).open(id, {
    generation,
    hostId: viewer.id,
    sessionId: viewer.sessionId,
  });
  const part_ms = 'partMs' in how ? how.partMs : null;
  return {
    ingest: { kind, url, token, part_ms, reconnect_seconds: LIVE.reconnectSeconds, generation },
    live: await showLive(deps, viewer, id),
  };
}

async function begin(deps: LiveDeps, creatorId: string, id: string, form: Form): Promise<number> {
  try {
    return await inTransaction(deps.db, (tx) => beginIn(deps, tx, { creatorId, id, form }));
  } catch (error) {
    if (isUniqueViolation(error, 'live_streams_one_runs')) throw otherRuns();
    throw error;
  }
}

async function beginIn(
  deps: LiveDeps,
  tx: Tx,
  { creatorId, id, form }: { creatorId: string; id: string; form: Form },
): Promise<number> {
  const stream = await lockStream(tx, id, creatorId);
  if (!stream) throw new AppError('live_not_found');
  if (stream.state === 'ended') throw new AppError('live_ended');
  const running = await findRunning(tx, creatorId);
  if (running && running.id !== id) throw otherRuns();
  if (form.people) await keepPeople(deps, tx, stream, form.people);
  else if (!(await arePeopleNamed(tx, id)))
    throw refused('people', (language) => liveTexts[language].peopleNeeded);
  if (await isTooEarly(deps, tx, stream)) throw new AppError('live_fixed', { detail: tooEarly });
  // Nothing is said to run that nobody could carry.
  demandEngine(deps);
  const now = deps.clock.now();
  const generation = generationAfter(stream, form.after);
  await updateStream(tx, id, { state: 'running', started_at: stream.started_at ?? now, generation });
  const runAt = new Date(now.getTime() + LOOK_MS);
  await addJob(tx, lookAfterJob, { liveId: id }, { key: `live:${id}`, runAt });
  await noteChange(tx, id);
  return generation;
}

/** A press takes over whatever is sent. What begins anew by itself follows what it sent, once, however often it asks. */
function generationAfter({ generation }: Locked, after: Form['after']): number {
  if (!after) return generation + 1;
  if (![after.generation, after.next].includes(generation)) throw superseded();
  return after.next;
}

/** Who paid comes for the time that was said. */
async function isTooEarly({ clock }: LiveDeps, tx: Tx, stream: Locked): Promise<boolean> {
  const { id, state, scheduled_at: at } = stream;
  if (state !== 'scheduled' || at === null) return false;
  return at.getTime() - clock.now().getTime() > EARLY_MS && (await hasTickets(tx, id));
}

const tooEarly: Saying = (language) => liveTexts[language].tooEarly({ minutes: LIVE.lateMinutes });

function otherRuns(): AppError {
  return new AppError('live_running', { detail: (language) => liveTexts[language].otherRuns });
}
