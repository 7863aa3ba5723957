import { median } from '../median.ts';

/** What is read; somebody who is signed in shows the cookie of a browser that has written nothing. */
export const PATHS = {
  'the directory, a guest': { path: '/api/creators?limit=20', isSignedIn: false },
  'a search, a guest': { path: '/api/creators?search=ana&limit=20', isSignedIn: false },
  'the feed, signed in': { path: '/api/content/feed?limit=10', isSignedIn: true },
} as const;

/** One round of one server; milliseconds of processor time are those of a read. */
export interface Read {
  perSecond: number;
  program: number;
  primary: number;
  replicas: number;
}

/** @param results by path: of each round what the server without replicas did, and the one with two */
export function reportReplicas(commit: string, results: Readonly<Record<string, Read[][]>>): string {
  const rows = Object.entries(results).map(([name, rounds]) => rowOf(name, rounds));
  return `
Written by \`npm run bench:replicas\` at ${commit}: one run, one machine with two cores, on which the primary, two replicas, both servers and who asks run side by side. So requests a second
say nothing of what three machines would do; processor time does. Milliseconds are those of a read, medians of five rounds in which both take turns. _Until full_ is worked out of them, not measured: how many times as many reads a primary and two replicas, each with as much
processor as the primary had alone, can do before one of them is full.

| | /s alone | /s with two | ours, ms alone | ours, ms with two | primary, ms alone | primary, ms with two | replicas, ms | the primary is left | until full |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}

function rowOf(name: string, rounds: readonly Read[][]): string {
  const of = (side: 0 | 1, what: keyof Read) =>
    median(rounds.map((round) => round[side]?.[what] ?? Number.NaN));
  const [alone, beside, replicas] = [of(0, 'primary'), of(1, 'primary'), of(1, 'replicas')];
  const untilFull = alone * Math.min(1 / beside, 2 / replicas);
  const cells = [
    of(0, 'perSecond').toFixed(0),
    of(1, 'perSecond').toFixed(0),
    of(0, 'program').toFixed(2),
    of(1, 'program').toFixed(2),
    alone.toFixed(2),
    beside.toFixed(3),
    replicas.toFixed(2),
    `${Math.round((100 * beside) / alone)} %`,
    `${untilFull.toFixed(1)} ×`,
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}
