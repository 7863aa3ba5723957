import {
  type ContextManager,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Tracer as SdkTracer,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { Facts, OpenSpan, SpanStart, Tracer } from './spans.ts';

const KINDS = { asked: SpanKind.SERVER, asking: SpanKind.CLIENT, job: SpanKind.CONSUMER };
/** W3C `traceparent`, as we write it. */
const CARRIED = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** Spans by OpenTelemetry. Nothing is registered for the whole process: what it is asked for comes through here. */
export function createTracer(sdk: SdkTracer, contexts: ContextManager): Tracer {
  const current = () => trace.getSpan(contexts.active());
  return {
    isWithin: () => current()?.isRecording() ?? false,
    carried() {
      const span = current();
      if (!span?.isRecording()) return undefined;
      const { traceId, spanId } = span.spanContext();
      return `00-${traceId}-${spanId}-01`;
    },
    begin({ name, kind, facts, carried }) {
      const parent = carried === undefined ? contexts.active() : goneOn(carried);
      const span = sdk.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
      const within = trace.setSpan(parent, span);
      return {
        with: (work) => contexts.with(within, work),
        end: (more = {}, fault) => end(span, more, fault),
      } satisfies OpenSpan;
    },
  };
}

function end(span: Span, facts: Facts, fault: string | undefined): void {
  span.setAttributes(facts);
  if (fault !== undefined) {
    span.setAttribute('error.type', fault);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** What was carried from elsewhere; one that cannot be read begins anew. */
function goneOn(carried: NonNullable<SpanStart['carried']>) {
  const [, traceId = '', spanId = ''] = CARRIED.exec(carried) ?? [];
  const from = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(from) ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT;
}
