import { inTime } from '../platform/in-time.ts';
import { backups } from './backups.ts';
import { captcha } from './captcha.ts';
import { choices } from './choices.ts';
import { collector } from './collector.ts';
import { database } from './database.queries.ts';
import { directMedia } from './direct-media.ts';
import { type Examination, type Finding, type Patient, reasonOf } from './finding.ts';
import { letters } from './letters.ts';
import { livekit } from './livekit.ts';
import { machine } from './machine.ts';
import { outside } from './outside.ts';
import { pages } from './pages.ts';
import { passage } from './passage.ts';
import { providers } from './providers.ts';
import { proxy } from './proxy.ts';
import { push } from './push.queries.ts';
import { rehearsal } from './rehearsal.ts';
import { replicas } from './replicas.queries.ts';
import { mail, redis, store } from './services.ts';

export const EVERYTHING: readonly Examination[] = [
  machine,
  pages,
  database,
  replicas,
  store,
  directMedia,
  redis,
  mail,
  letters,
  push,
  captcha,
  livekit,
  providers,
  rehearsal,
  outside,
  proxy,
  passage,
  collector,
  backups,
  choices,
];
const PATIENCE_MS = 30_000;

/** Looks at all parts, one after another, so that none is in the way of another. What breaks or hangs is a fault of its part. */
export async function examine(
  patient: Patient,
  onFinding: (finding: Finding) => void,
  examinations = EVERYTHING,
): Promise<void> {
  for (const { part, look } of examinations) {
    try {
      for (const found of await inTime(PATIENCE_MS, look(patient))) onFinding({ part, ...found });
    } catch (error) {
      onFinding({
        part,
        level: 'fault',
        says: reasonOf(error),
        todo: 'see the line before, the setting, and its log',
      });
    }
  }
}
