import type { HrTime } from '@opentelemetry/api';
import { ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Labels = Record<string, string | number>;
type Value = MetricValue<string> & { metricName?: string };

const MS_PER_SECOND = 1000;
const NS_PER_MS = 1_000_000;

/** What `/metrics` shows, by the same registry and under the same names, as OpenTelemetry counts. */
export function produceMetrics(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime(performance.timeOrigin);
  return {
    async collect() {
      const list = (await registry.getMetricsAsJSON()) as unknown as MetricObjectWithValues<Value>[];
      const when = { startTime, endTime: hrTime(performance.timeOrigin + performance.now()) };
      const metrics = list
        .filter(({ values }) => values.length > 0)
        .flatMap((metric) => convert(metric, when));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'likha' }, metrics }] },
        errors: [],
      };
    },
  };
}

interface When {
  startTime: HrTime;
  endTime: HrTime;
}

function convert(metric: MetricObjectWithValues<Value>, when: When): MetricData[] {
  const { name, help, values } = metric;
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The library writes kinds as words, which its types say by number.
  const type = String(metric.type);
  if (type === 'histogram')
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, when) }];
  const dataPoints = values.map(({ labels, value }) => ({ ...when, attributes: labels as Labels, value }));
  if (type === 'counter')
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
}

/** Prometheus has a row a bucket, each with those below it; OpenTelemetry one point with the counts between its bounds. */
function histograms({ name, values }: MetricObjectWithValues<Value>, when: When) {
  const points = new Map<
    string,
    { attributes: Labels; below: [number, number][]; sum: number; count: number }
  >();
  for (const { labels, value, metricName } of values) {
    const { le, ...attributes } = labels as Labels;
    const key = JSON.stringify(attributes);
    const point = points.get(key) ?? { attributes, below: [], sum: 0, count: 0 };
    points.set(key, point);
    if (metricName === `${name}_sum`) point.sum = value;
    else if (metricName === `${name}_count`) point.count = value;
    else if (le !== '+Inf') point.below.push([Number(le), value]);
  }
  return [...points.values()].map(({ attributes, below, sum, count }) => {
    const boundaries = below.map(([bound]) => bound);
    const upTo = [...below.map(([, many]) => many), count];
    const counts = upTo.map((many, index) => many - (upTo[index - 1] ?? 0));
    return {
      ...when,
      attributes,
      value: { buckets: { boundaries, counts }, sum, count } satisfies Histogram,
    };
  });
}

function hrTime(ms: number): HrTime {
  return [Math.trunc(ms / MS_PER_SECOND), Math.trunc((ms % MS_PER_SECOND) * NS_PER_MS)];
}
