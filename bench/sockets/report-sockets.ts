import type { Delivery } from './measure-delivery.ts';
import type { NotifyCost } from './measure-notify.ts';

interface Measured {
  ours: Delivery;
  least: Delivery;
  notify: NotifyCost;
  load: { aSecond: number; seconds: number };
  commit: string;
  cores: number;
}

const ratio = (one: number, other: number) => (one / other).toFixed(2);

/** What was measured, as a part of docs/performance.md. */
export function reportSockets({ ours, least, notify, load, commit, cores }: Measured): string {
  const row = (name: string, mine: number, floor: number, digits = 1) =>
    `| ${name} | ${mine.toFixed(digits)} | ${floor.toFixed(digits)} | ${ratio(mine, floor)} |`;
  return [
    '',
    `Written by \`npm run bench:sockets\`, ${commit}, ${cores} cores, everything on them: ${ours.sockets.toLocaleString('en')} sockets, ${load.aSecond} messages a`,
    `second for ${load.seconds} seconds, from the call that sends one to the ring at the other's socket. The floor is a bare Socket.IO that says on what it is told,`,
    'and keeps nothing.',
    process.env.BENCH_BESIDE ? `\nOther work ran beside it: ${process.env.BENCH_BESIDE}.\n` : '',
    '| what | ours | floor | ratio |',
    '|---|---:|---:|---:|',
    row('median, ms', ours.medianMs, least.medianMs),
    row('p99, ms', ours.p99Ms, least.p99Ms),
    row('memory of a quiet socket, kB', ours.kilobytesASocket, least.kilobytesASocket),
    row('processor time of the server a message, ms', ours.serverMs, least.serverMs, 2),
    `| of the database, ms | ${ours.databaseMs.toFixed(2)} | | |`,
    '',
    `${ours.arrived} of ${ours.sent} messages rang. Transactions a second that write a row over ${notify.width} connections: ${notify.silent.toLocaleString('en')}, and ${notify.notifying.toLocaleString('en')} where each`,
    'tells all nodes.',
    '',
  ].join('\n');
}
