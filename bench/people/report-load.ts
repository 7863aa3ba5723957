import type { Counted } from './ask.ts';
import type { Driven } from './drive.ts';
import type { Sockets } from './open-sockets.ts';
import type { Reconciled } from './promises.ts';

export interface Run {
  people: number;
  driven: Driven;
  counted: ReadonlyMap<string, Counted>;
  sockets: Pick<Sockets, 'asked' | 'opened'> & { lost: number; rings: number };
  reconciled: Reconciled;
  /** Processor time of the server and of its database, in milliseconds, where both run here. */
  spent: { serverMs: number; databaseMs: number } | null;
}

const share = (part: number, whole: number) => (whole === 0 ? '100' : ((part / whole) * 100).toFixed(2));
const at = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);

/** Answers of a hundred that were asked for, with what was left out among them. */
export function answeredShare({ driven, counted }: Pick<Run, 'driven' | 'counted'>): string {
  const all = [...counted.values()];
  const acts = all.reduce((sum, each) => sum + each.acts, 0) + driven.leftOut;
  return share(
    all.reduce((sum, each) => sum + each.answered, 0),
    acts,
  );
}

/** What a person reads at the end. */
export function reportLoad(run: Run): string {
  const { driven, counted, sockets, reconciled, spent } = run;
  const { compared } = reconciled;
  const seconds = driven.seconds.toFixed(0);
  const lines = [
    `${run.people} people for ${seconds} s: ${driven.begun} acts (${(driven.begun / driven.seconds).toFixed(0)} a second), ${answeredShare(run)} % answered` +
      (driven.leftOut > 0 ? `; ${driven.leftOut} were left out, as 1,000 waited already` : ''),
    `answers by status: ${statuses(counted)}`,
    `sockets: ${sockets.opened} of ${sockets.asked} opened, ${sockets.lost} lost, rung ${sockets.rings} times`,
    `compared: ${compared.tips} tips, ${compared.unlocks} unlocks, ${compared.purchases} purchases, ${compared.messages} messages: ${reconciled.lost} lost, ${reconciled.twice} twice`,
    ...reconciled.problems.slice(0, 10),
  ];
  if (spent) {
    const each = (ms: number) => (ms / Math.max(1, driven.begun)).toFixed(2);
    const cores = (spent.serverMs + spent.databaseMs) / 1000 / driven.seconds;
    lines.push(
      `processor: ${each(spent.serverMs)} ms an act of the server, ${each(spent.databaseMs)} ms of the database; ${cores.toFixed(2)} cores`,
    );
  }
  return [...lines, '', ...table(counted)].join('\n');
}

function statuses(counted: Run['counted']): string {
  const all = new Map<string, number>();
  for (const { statuses } of counted.values())
    for (const [status, count] of statuses) all.set(status, (all.get(status) ?? 0) + count);
  return sayAll([...all].sort());
}

const sayAll = (list: readonly (readonly [status: string, count: number])[]) =>
  list.map(([status, count]) => `${count} × ${status}`).join(', ');

function table(counted: Run['counted']): string[] {
  const rows = [...counted].map(([name, { times, acts, answered, statuses }]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const said = sayAll([...statuses].filter(([status]) => !/^[23]/.test(status)));
    return `| ${name} | ${acts} | ${share(answered, acts)} % | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${said} |`;
  });
  return [
    '| call | acts | answered | p50, ms | p99, ms | besides |',
    '| --- | --: | --: | --: | --: | --- |',
    ...rows.sort(),
  ];
}
