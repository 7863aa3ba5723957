import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status?: { code?: number; message?: string };
}
export interface ReceivedMetric {
  name: string;
  gauge?: { dataPoints: Point[] };
  sum?: { dataPoints: Point[]; isMonotonic: boolean };
  histogram?: { dataPoints: Point[] };
}
interface Point {
  attributes: Attribute[];
  asDouble?: number;
  count?: number;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

/** How it behaves: `holds` says nothing until it takes again, `refuses` answers 503. */
type Mood = 'takes' | 'holds' | 'refuses';

/** A real receiver of OTLP over HTTP, as a collector is, on a port of its own. */
export async function startCollector(port = 0) {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const held: ServerResponse[] = [];
  let mood: Mood = 'takes';
  const take = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (mood === 'refuses') return void response.writeHead(503).end();
    headers.push(request.headers);
    bodies.push(Buffer.concat(chunks).toString());
    if (mood === 'takes') take(response);
    else held.push(response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const every = <T>(whole: string, scoped: string, list: string): T[] =>
    bodies.flatMap((body) =>
      (JSON.parse(body)[whole] ?? []).flatMap((resource: Record<string, Record<string, T[]>[]>) =>
        (resource[scoped] ?? []).flatMap((scope) => scope[list] ?? []),
      ),
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that was sent, as it was sent. */
    bodies,
    headers,
    spans: () => every<ReceivedSpan>('resourceSpans', 'scopeSpans', 'spans'),
    metrics: () => every<ReceivedMetric>('resourceMetrics', 'scopeMetrics', 'metrics'),
    become(next: Mood) {
      mood = next;
      if (mood === 'takes') for (const response of held.splice(0)) take(response);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The value of a fact of a span, or of a label of a point. */
export function factOf(
  { attributes }: { attributes: Attribute[] },
  key: string,
): string | number | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue ?? value?.doubleValue;
}
