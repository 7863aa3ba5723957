import { readFileSync } from 'node:fs';

/** Linux tells programs processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process, all its threads together: its own, and of its children that have ended. */
interface Times {
  ownMs: number;
  endedMs: number;
  parent: number;
}

function timesOf(pid: number): Times {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which may hold anything: state, parent, …, utime, stime, cutime, cstime.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return {
    ownMs: (user + system) * TICK_MS,
    endedMs: (endedUser + endedSystem) * TICK_MS,
    parent: fields[1] ?? 0,
  };
}

export const parentOf = (pid: number): number => timesOf(pid).parent;

/** Processor time that a program has had until now, in milliseconds. */
export const processorMs = (pid: number): number => timesOf(pid).ownMs;

/** The same of a program with its children, as PostgreSQL has one for each connection; those that have ended included. */
export function familyMs(pid: number): number {
  const { ownMs, endedMs } = timesOf(pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + livingMs(Number(child)), ownMs + endedMs);
}

/** Nothing of one that ended between two looks: its parent counts it from then on. */
function livingMs(pid: number): number {
  try {
    return timesOf(pid).ownMs;
  } catch (error) {
    // The one before its file is opened, the other before it is read.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

/** Processor time that all programs of this machine have had until now, in milliseconds. */
export function machineMs(): number {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).map(Number) ?? [];
  return (user + nice + system + interrupts + softInterrupts) * TICK_MS;
}
