import { DiagLogLevel, diag } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import { createTracer } from './create-tracer.ts';
import { produceMetrics } from './produce-metrics.ts';
import { traceBy } from './spans.ts';

export interface TelemetryOptions {
  /** Of a collector that takes OTLP over HTTP, without `/v1/…`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  role: string;
  /** Which share of requests and jobs is traced, from 0 to 1. */
  share: number;
  metricsEveryMs: number;
  log: Log;
  timing?: Partial<TelemetryTiming>;
}

export interface TelemetryTiming {
  /** How long a span waits for others to be sent with. */
  spansEveryMs: number;
  /** For one delivery, with all of its tries. */
  deliveryMs: number;
  /** At the end of the process, for what was not sent yet. */
  flushMs: number;
}

export interface Telemetry {
  /** Sends what `/metrics` shows, as often as was said. @returns a way to send it a last time, while it can still be read */
  sendMetrics(registry: Registry): () => Promise<void>;
  /** Sends what was not sent yet, for a moment. Never rejects. */
  stop(): Promise<void>;
}

const TIMING: TelemetryTiming = { spansEveryMs: 5000, deliveryMs: 5000, flushMs: 3000 };
/** Spans that wait for a collector: some 2 MB. More are let go, as no request waits for one. */
const MOST_SPANS = 4096;
const SPANS_A_DELIVERY = 512;
/** At the end all that waits goes out, beside what is under way. */
const DELIVERIES_AT_ONCE = MOST_SPANS / SPANS_A_DELIVERY + 1;
const MOST_FACTS = 12;
const LONGEST_FACT = 200;
const QUIET_MS = 10 * 60_000;

/** Sends spans and metrics to a collector. Whoever is traced never waits for it (decision 265). Once a process. */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { log, share, metricsEveryMs } = options;
  const timing = { ...TIMING, ...options.timing };
  const onLost = sayNowAndThen(log);
  // The SDK has nowhere else to say that a delivery failed.
  diag.setLogger(
    { error: onLost, warn: onLost, info: () => {}, debug: () => {}, verbose: () => {} },
    {
      logLevel: DiagLogLevel.WARN,
    },
  );
  const resource = resourceFromAttributes({
    'service.name': options.serviceName,
    'service.instance.id': String(process.pid),
    'likha.role': options.role,
  });
  const delivery = {
    headers: { ...options.headers },
    timeoutMillis: timing.deliveryMs,
    concurrencyLimit: DELIVERIES_AT_ONCE,
  };
  const at = (signal: string) => `${options.endpoint.replace(/\/+$/, '')}/v1/${signal}`;
  const contexts = new AsyncLocalStorageContextManager().enable();
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeCountLimit: MOST_FACTS, attributeValueLengthLimit: LONGEST_FACT },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ ...delivery, url: at('traces') }),
        maxQueueSize: MOST_SPANS,
        maxExportBatchSize: SPANS_A_DELIVERY,
        scheduledDelayMillis: timing.spansEveryMs,
        exportTimeoutMillis: timing.deliveryMs,
      }),
    ],
  });
  traceBy(createTracer(provider.getTracer('likha'), contexts));
  const inMoment = (flushed: Promise<void>) => inTime(timing.flushMs, flushed).catch(onLost);
  return {
    sendMetrics(registry) {
      const exporter = new OTLPMetricExporter({ ...delivery, url: at('metrics') });
      const meters = sendEvery(metricsEveryMs, {
        registry,
        resource,
        exporter,
        timeoutMs: timing.deliveryMs,
      });
      return () => inMoment(meters.shutdown());
    },
    async stop() {
      traceBy(null);
      await inMoment(provider.shutdown());
      contexts.disable();
      diag.disable();
    },
  };
}

function sendEvery(
  everyMs: number,
  {
    registry,
    resource,
    exporter,
    timeoutMs,
  }: {
    registry: Registry;
    resource: Resource;
    exporter: OTLPMetricExporter;
    timeoutMs: number;
  },
): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: everyMs,
    // It may be no longer than the interval.
    exportTimeoutMillis: Math.min(timeoutMs, everyMs),
    metricProducers: [produceMetrics(registry, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** A collector that is away fails every few seconds: a line says so, and the next one ten minutes later. */
function sayNowAndThen(log: Log): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - saidAt < QUIET_MS) return;
    saidAt = performance.now();
    log.warn('traces or metrics could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT, and are let go');
  };
}
