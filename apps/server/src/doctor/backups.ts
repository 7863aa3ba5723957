import { newestBackup } from '../backup/make-backup.ts';
import { HOUR_MS } from '../platform/durations.ts';
import { type Examination, fault, ok, warning } from './finding.ts';

/** One a day, with some time to be made in. */
const OLDEST_HOURS = 26;

export const backups: Examination = {
  part: 'backups',
  async look({ env, now }) {
    if (!env.BACKUP_DIR || !env.BACKUP_RECIPIENTS) {
      const says = 'none are made here';
      return [
        env.DEMO ? ok(says) : warning(says, 'set BACKUP_DIR and BACKUP_RECIPIENTS, and run "backup" daily'),
      ];
    }
    const newest = await newestBackup(env.BACKUP_DIR);
    if (!newest) return [fault(`${env.BACKUP_DIR} holds none`, 'run "backup", and then "restore --check"')];
    const hours = Math.floor((now().getTime() - newest.getTime()) / HOUR_MS);
    if (hours < -1)
      return [
        fault(
          `the newest is of ${newest.toISOString()}, which has not come yet: it hides whether any is made`,
          'let the machine follow a time server, and move that one away once another is there',
        ),
      ];
    const says = `the newest is ${hours} hours old`;
    return [hours > OLDEST_HOURS ? fault(says, 'run it daily, and look why it did not run') : ok(says)];
  },
};
