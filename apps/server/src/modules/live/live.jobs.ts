import {
  keepEvidenceJob,
  lookAfterJob,
  makeReplayJob,
  measureRecordingJob,
  purgeJob,
  removeStillJob,
  sayTicketJob,
  sweepJob,
  tellJob,
} from './declared-jobs.ts';
import type { LiveDeps } from './live-deps.ts';
import { sayTicket } from './money/say-ticket.ts';
import { tellPeople } from './notices/tell-people.ts';
import { makeReplay } from './replay/make-replay.ts';
import { measureRecording } from './replay/measure-recording.ts';
import { purgeStreams } from './replay/purge-streams.ts';
import { keepEvidence } from './staff/keep-evidence.ts';
import { removeStill } from './staff/take-stills.ts';
import { lookAfterStream } from './streams/end-live.ts';
import { sweepStreams } from './streams/sweep-streams.ts';

export function liveJobs(deps: LiveDeps) {
  return [
    lookAfterJob.handledBy(({ liveId }) => lookAfterStream(deps, liveId)),
    sweepJob.handledBy(() => sweepStreams(deps)),
    tellJob.handledBy((telling) => tellPeople(deps, telling)),
    sayTicketJob.handledBy(({ ticketId }) => sayTicket(deps, ticketId)),
    measureRecordingJob.handledBy(({ liveId }) => measureRecording(deps, liveId)),
    keepEvidenceJob.handledBy(({ id }) => keepEvidence(deps, id)),
    makeReplayJob.handledBy(({ liveId }) => makeReplay(deps, liveId)),
    removeStillJob.handledBy(({ key }) => removeStill(deps, key)),
    purgeJob.handledBy(() => purgeStreams(deps)),
  ];
}
