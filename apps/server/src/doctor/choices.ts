import { COMMON_NEUTRAL_NAME, type Env, readKnownSecret } from '../env.ts';
import { roomAt } from '../platform/disk-room.ts';
import { type Examination, type Found, ok, warning } from './finding.ts';

const BYTES_PER_MB = 1_000_000;

/** What an operator may choose, and should know that it is chosen. */
export const choices: Examination = {
  part: 'choices',
  async look({ env }) {
    const found = [
      ...(env.DEMO ? ofDemo(env) : ofBusiness(env)),
      ...secrets(env),
      ...logs(env),
      ...(await cache(env)),
    ];
    return found.length > 0 ? found : [ok('none that is odd')];
  },
};

function ofDemo(env: Env): Found[] {
  if (!env.DEMO_PUBLIC) return [];
  return [
    warning(
      `the demo is open to others at ${env.HOST}, with passwords that everybody knows`,
      'right to show it; DEMO=false with an empty database for people and money',
    ),
  ];
}

function ofBusiness(env: Env): Found[] {
  const found: Found[] = [];
  if (env.NEUTRAL_NAME === COMMON_NEUTRAL_NAME)
    found.push(
      warning(
        `NEUTRAL_NAME is the one of everybody (${COMMON_NEUTRAL_NAME}): payers do not know it on their statements`,
        'set your own trade name, the same as at the providers',
      ),
    );
  if (env.KYC_REVIEW === 'auto')
    found.push(
      warning(
        'KYC_REVIEW is auto: nobody looks at who creators are and how old',
        'set it to manual before you open',
      ),
    );
  if (env.REVIEW_FIRST_UPLOADS === 0)
    found.push(
      warning(
        'REVIEW_FIRST_UPLOADS is 0: what new creators post is shown before anybody has looked',
        'take it away, or set how many are looked at first',
      ),
    );
  if (env.PLAIN_CONNECTIONS === 'anywhere')
    found.push(
      warning(
        'PLAIN_CONNECTIONS is anywhere: passwords and all that is kept may go over public networks as they are',
        'take it away, and see what then asks for TLS',
      ),
    );
  if (env.METRICS_TOKEN === undefined && env.ROLE !== 'worker')
    found.push(
      warning(
        'METRICS_TOKEN is not set: behind a proxy nothing reads /metrics, and no alert is raised',
        'set it from "openssl rand -hex 32", and give it to Prometheus',
      ),
    );
  if (env.BACKUP_DIR !== undefined && env.BACKUP_KEEP_DAYS === undefined)
    found.push(
      warning(
        'BACKUP_KEEP_DAYS is not set: backups are kept for good, and with them what people had erased',
        'set after how many days old ones go',
      ),
    );
  return found;
}

function secrets(env: Env): Found[] {
  const found: Found[] = [];
  if (env.APP_SECRET_PREVIOUS !== undefined)
    found.push(
      warning(
        'APP_SECRET_PREVIOUS is set: whoever knows the old secret is still believed',
        'run "reseal", wait a day, and take it away',
      ),
    );
  if (!env.DEMO && env.APP_SECRET === undefined)
    found.push(
      warning(
        readKnownSecret(env)
          ? `the secret is a file in ${env.DATA_DIR}, and in no backup`
          : 'APP_SECRET is not set: the first start makes one, and it is in no backup',
        'keep a copy apart from the backups, or set APP_SECRET',
      ),
    );
  return found;
}

function logs({ LOG_LEVEL: level }: Env): Found[] {
  if (['silent', 'fatal', 'error'].includes(level))
    return [
      warning(
        `LOG_LEVEL is ${level}: who may not, what failed and what was tried again is said nowhere`,
        'set it to info',
      ),
    ];
  return ['debug', 'trace'].includes(level)
    ? [
        warning(
          `LOG_LEVEL is ${level}: logs grow fast`,
          'set it to info, once you have seen what you look for',
        ),
      ]
    : [];
}

/** What pictures may still grow to, beside what is free. */
async function cache(env: Env): Promise<Found[]> {
  if (env.ROLE === 'worker') return [];
  const { size } = await roomAt(env.DATA_DIR).catch(() => ({ size: Number.POSITIVE_INFINITY }));
  if (env.VIEW_CACHE_MB * BYTES_PER_MB < size / 2) return [];
  return [
    warning(
      `VIEW_CACHE_MB is ${env.VIEW_CACHE_MB}, more than half of the disk of DATA_DIR`,
      'lower it: uploads are refused where little is free',
    ),
  ];
}
