import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { useHarness } from '../../test/harness.ts';
import { allJobs } from '../jobs.ts';
import { scrapeStaffQueues } from '../modules/moderation/index.ts';
import { scrapePartitions } from '../modules/partitions/index.ts';
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

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

const read = (file: string) => readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8');

async function rules(): Promise<Rule[]> {
  const file = parse(await read('ops/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
  return file.groups.flatMap((group) => group.rules);
}

/** Names of metrics in a query; a histogram's parts by its own name. `up` is Prometheus's. */
function metricsIn(query: string): string[] {
  const words =
    query.replaceAll(/\{[^}]*\}|\b(?:by|on) \([^)]*\)|\[[^\]]*\]/g, ' ').match(/[a-z][a-z0-9_]+/g) ?? [];
  const functions = [
    'sum',
    'max',
    'min',
    'rate',
    'avg_over_time',
    'increase',
    'deriv',
    'time',
    'abs',
    'histogram_quantile',
    'and',
    'or',
    'up',
  ];
  return words
    .filter((word) => !functions.includes(word))
    .map((word) => word.replace(/_(?:count|bucket|sum)$/, ''));
}

beforeAll(async () => {
  scrapeQueue({ ...harness.deps, laneOf: () => undefined, lanes: ['media'] });
  await scrapeStaffQueues(harness.deps);
  await scrapePartitions(harness.deps);
});

async function everyMetric(): Promise<Set<string>> {
  const answer = (await harness.app.inject('/metrics')).body;
  return new Set([...answer.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
}

describe('the files of ops', () => {
  it('ask for metrics that exist', async () => {
    const known = await everyMetric();
    const dashboard = JSON.parse(await read('ops/grafana/likha.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const queries = [
      ...(await rules()).map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    expect(queries.length).toBeGreaterThan(50);
    expect(queries.flatMap(metricsIn).filter((name) => !known.has(name))).toEqual([]);
  });

  it('have a runbook for each alert, and no other', async () => {
    const headings = [...(await read('docs/runbooks.md')).matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
    const list = await rules();
    expect(headings).toEqual(list.map(({ alert }) => alert));
    for (const { alert, annotations } of list)
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
  });

  it('send nobody to a metric or a job that does not exist', async () => {
    const known = await everyMetric();
    for (const { id } of await allJobs(harness.deps)) known.add(id);
    // PostgreSQL's own.
    const others = /^(pg_|max_|database_read|s-maxage)/;
    const book = await read('docs/runbooks.md');
    const named = [...book.matchAll(/`([a-z]+(?:[_.-][a-z]+)+)(?:\{[^`]*\})?`/g)].map(
      ([, name = '']) => name,
    );
    expect(named).toContain('provider_call_seconds');
    expect(named).toContain('partitions.make');
    expect(named.filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
  });

  it('raise an alert for each alarm of the page', async () => {
    const asked = new Set((await rules()).flatMap(({ expr }) => metricsIn(expr)));
    const quiet = (await documented()).map(({ name }) => name).filter((name) => !asked.has(name));
    // How long a law takes and how many streams there are: watched in the dashboard, and bounded by others.
    expect(quiet).toEqual(['invariant_check_seconds']);
  });
});

describe('the alarms of docs/operations.md', () => {
  it('each name a metric that exists, with its labels', async () => {
    const { metrics } = harness.deps;
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
