import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { scrapeStaffQueues } from '../modules/moderation/index.ts';
import { scrapeQueue } from './queue-metrics.ts';

/** What an operator is told to watch is there to be watched: the page against what a process answers. */
const harness = useHarness();
const PAGE = new URL('../../../../docs/operations.md', import.meta.url);

async function documented(): Promise<{ name: string; labels: string[] }[]> {
  const page = await readFile(PAGE, 'utf8');
  const section = page.split('## Metrics and alarms')[1]?.split('\n## ')[0] ?? '';
  const cells = [...section.matchAll(/^\| `([a-z0-9_]+)(?:\{([^}]*)\})?`/gm)];
  return cells.map(([, name = '', labels = '']) => ({
    name,
    labels: labels.split(',').flatMap((label) => label.split('=')[0]?.trim() || []),
  }));
}

describe('the alarms of docs/operations.md', () => {
  it('each name a metric that exists, with its labels', async () => {
    const { metrics } = harness.deps;
    scrapeQueue({ ...harness.deps, laneOf: () => undefined, lanes: ['media'] });
    await scrapeStaffQueues(harness.deps);
    const answer = (await harness.app.inject('/metrics')).body;
    const alarms = await documented();
    expect(alarms.length).toBeGreaterThan(15);
    for (const { name, labels } of alarms) {
      expect(answer).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
      const known = metrics.registry.getSingleMetric(name) as unknown as { labelNames: string[] };
      expect(known.labelNames, name).toEqual(expect.arrayContaining(labels));
    }
  });
});
