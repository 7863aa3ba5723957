/** What a span says: names of our own code, codes and counts. Never an address, a name, a token, a body or a value of a statement. */
export type Facts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** `GET /api/posts/:id`, `select posts`, `paypal: create order`. */
  readonly name: string;
  /** Whether somebody asked us, we ask somebody, or a job was taken. */
  readonly kind: 'asked' | 'asking' | 'job';
  readonly facts: Facts;
  /** The trace that it goes on with, as `carriedTrace` gave it; without one that of whoever calls, or a new one. */
  readonly carried?: string | undefined;
}

export interface OpenSpan {
  /** Runs what belongs to the span: spans begun in it are its children. */
  with<T>(work: () => T): T;
  end(facts?: Facts, fault?: string): void;
}

/** Who keeps spans: none until an operator names a collector (start-telemetry.ts). */
export interface Tracer {
  begin(start: SpanStart): OpenSpan;
  /** Is a span open around this moment, and kept? */
  isWithin(): boolean;
  /** The open span in one line, for who goes on with its work elsewhere. */
  carried(): string | undefined;
}

// Of the process, as what is under way is: a statement knows no dependencies of whoever sends it.
let tracer: Tracer | null = null;

export function traceBy(next: Tracer | null): void {
  tracer = next;
}

export function currentTracer(): Tracer | null {
  return tracer;
}

/** Would a span that is begun now be somebody's part? What nobody waits for is not traced. */
export function isTraced(): boolean {
  return tracer?.isWithin() ?? false;
}

/** The open span in one line (W3C `traceparent`), for a job that goes on with its work. */
export function carriedTrace(): string | undefined {
  return tracer?.carried();
}

/** Does the work in a span of its own where somebody's trace is open; otherwise the work alone. */
export async function inSpan<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T> {
  return tracer?.isWithin() ? inNewSpan(tracer, { name, kind: 'asking', facts }, work) : work();
}

/** Does a job in a span that goes on with the trace of who added it, or begins one. */
export async function inJobSpan<T>(
  name: string,
  facts: Facts,
  carried: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return tracer ? inNewSpan(tracer, { name, kind: 'job', facts, carried }, work) : work();
}

async function inNewSpan<T>(by: Tracer, start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = by.begin(start);
  try {
    const result = await span.with(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, faultOf(error));
    throw error;
  }
}

const CODE = /^[A-Za-z0-9_]{1,40}$/;

/** The code of what was thrown, or what it is called. Its message may hold anything. */
export function faultOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  for (const said of [code, name]) if (typeof said === 'string' && CODE.test(said)) return said;
  return 'Error';
}
