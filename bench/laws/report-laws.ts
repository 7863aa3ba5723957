import { isReached, rounded, type Target, verdict } from '../targets.ts';

/** An hour's look over books of one size. */
export interface LawsLook {
  postings: number;
  /** Of the books and all that stands beside them, in GB. */
  gigabytes: number;
  seconds: number;
  slowest: string;
  slowestSeconds: number;
  /** Laws that were not found in order, by name. */
  broken: readonly string[];
}

export interface MeasuredLaws {
  /** What was measured, in words. */
  commit: string;
  cores: number;
  laws: number;
  /** Of the hour that is looked at, at each size. */
  hourPostings: number;
  /** What the database keeps pages in, where it is not as much as everywhere else. */
  memory?: string;
  /** From the smallest books to the largest. */
  looks: readonly LawsLook[];
}

const MOST_SECONDS = 60;
/** How much longer an hour may take in the largest books than in the smallest. */
const MOST_GROWTH = 2;
const count = (value: number) => value.toLocaleString('en');

/** What is printed and kept in docs/performance.md. */
export function reportLaws({ commit, cores, laws, hourPostings, memory, looks }: MeasuredLaws): {
  text: string;
  isMet: boolean;
} {
  const [smallest, largest] = [looks[0], looks.at(-1)];
  if (!smallest || !largest) throw new Error('nothing was looked at');
  const times = rounded(largest.postings / smallest.postings);
  const growth = rounded(largest.seconds / smallest.seconds);
  const targets: Target[] = [
    {
      name: 'seconds of an hour in the largest books',
      figure: rounded(largest.seconds),
      most: MOST_SECONDS,
    },
    { name: `times as long with ${times} times the postings`, figure: growth, most: MOST_GROWTH },
    { name: 'laws not in order', figure: looks.flatMap(({ broken }) => broken).length, most: 0 },
  ];
  const rows = looks.map(
    ({ postings, gigabytes, seconds, slowest, slowestSeconds }) =>
      `| ${count(postings)} | ${gigabytes.toFixed(1)} | ${rounded(seconds)} | ${MOST_SECONDS} | \`${slowest}\` | ${rounded(slowestSeconds)} |`,
  );
  const text = `
Written by \`npm run bench:laws\` at ${commit}: the hourly look at all ${laws} laws, over books of different sizes that are sealed but for the last hour, on one
machine (${cores} cores), PostgreSQL with fsync${memory ? ` and ${memory} of buffers` : ''} on it, too. The hour has ${count(hourPostings)} postings each time, so what it costs is what the hour brought, however
long the books are.

| postings | GB | all laws, seconds | target | the slowest | of it, seconds |
|---:|---:|---:|---:|---|---:|
${rows.join('\n')}

${times} times the postings take ${growth} times as long (at most ${MOST_GROWTH}).

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
