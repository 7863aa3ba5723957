import { cpus } from 'node:os';
import { COSTS, type Cost, type CostName } from './measure-costs.ts';
import type { SecondRound } from './second-round.ts';

/** Milliseconds that a page may take of the processor. */
const MOST_MS: Partial<Record<CostName, number>> = { rendered: 5, 'own profile': 8, 'own home': 8 };

const WHAT: Record<CostName, string> = {
  kept: 'front page, kept',
  rendered: 'profile, rendered',
  'own profile': 'profile, for a fan',
  'own home': 'home, of one fan after another',
  'own home again': 'home, of one fan again',
};

/** Of the pages of a second round, how many may have to be made. */
const MOST_MADE = 0.01;

/** The table, and whether every target was reached. @param second null where there is no Redis to keep pages in */
export function reportCosts(
  costs: Record<CostName, Cost>,
  second: SecondRound | null,
): { text: string; isMet: boolean } {
  const isMet =
    COSTS.every((name) => costs[name].ours <= (MOST_MS[name] ?? Number.POSITIVE_INFINITY)) &&
    (second?.made ?? 0) <= (second?.profiles ?? 0) * MOST_MADE;
  const text = `
Written by \`npm run bench:pages\`: processor time of the server's process, all threads, in milliseconds a page; one run on one
machine (${cpus().length} cores), medians of rounds in which ours and a floor take turns. The floor is a bare Fastify that sends the same
bytes, and packs them for each request where ours are made for it.

| page | ms | at most | floor, ms | times the floor | a second of one core |
|---|---:|---:|---:|---:|---:|
${COSTS.map((name) => row(name, costs[name])).join('\n')}

${second ? secondRound(second) : 'Without the program redis-server there is no second round.'}

${isMet ? 'Every target is reached.' : '**A target is missed.**'}
`;
  return { text, isMet };
}

function row(name: CostName, { ours, floor }: Cost): string {
  const cells = [WHAT[name], ours.toFixed(2), MOST_MS[name] ?? '—', floor.toFixed(2)];
  return `| ${[...cells, (ours / floor).toFixed(1), Math.round(1000 / ours)].join(' | ')} |`;
}

function secondRound({ profiles, made, kept, firstMs, secondMs }: SecondRound): string {
  const count = (value: number) => value.toLocaleString('en');
  return `One node was asked for ${count(profiles)} profiles (${firstMs.toFixed(2)} ms each), then another for the same, with a Redis between
them: ${count(kept)} had been kept and ${count(made)} were made (${secondMs.toFixed(2)} ms each).`;
}
