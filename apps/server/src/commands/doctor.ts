import { examine } from '../doctor/examine.ts';
import { EnvError, readEnv } from '../env.ts';
import { systemClock } from '../platform/clock.ts';
import { findRunningPostgres } from '../platform/local/embedded-postgres.ts';
import { say } from './say.ts';
import { demandNoArguments, runCommand } from './with-database.ts';

const WORDS = { ok: 'ok       ', warning: 'WARNING  ', fault: 'FAULT    ' } as const;

/**
 * `npm run doctor`: every setting and connection, and what to do about what is not right (docs/operations.md). Changes nothing; ends with
 * 1 when something is at fault.
 */
await runCommand(async () => {
  demandNoArguments('npm run doctor      with the variables of the process that it is to look at');
  const env = readSettings();
  if (!env) return 1;
  say(`${WORDS.ok}settings: every variable can be what it is`);
  let faults = 0;
  const connectionString = env.DATABASE_URL ?? (await findRunningPostgres(env.DATA_DIR));
  await examine({ env, connectionString, now: () => systemClock.now() }, ({ part, level, says, todo }) => {
    if (level === 'fault') faults += 1;
    say(`${WORDS[level]}${part}: ${says}`);
    if (todo) say(`           → ${todo}`);
  });
  say(faults === 0 ? 'Nothing is at fault.' : `At fault: ${faults}`);
  return faults === 0 ? 0 : 1;
});

function readSettings() {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    say(`${WORDS.fault}settings: ${error.message}`);
    return null;
  }
}
