import { Readable } from 'node:stream';
import type { Call, CallName, Calls, Language } from '@likha/contract';
import type { ListFile } from '@likha/contract/dated-list';
import { LIST_FILE_ROWS } from '@likha/contract/limits';
import { centavosFromPesos, decimalPesos } from '@likha/contract/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { type CsvLine, csvLine, csvOf } from '../csv.ts';
import type { Database } from '../database/index.ts';
import { philippineTime } from '../philippine-time.ts';
import type { Viewer } from '../viewer.ts';
import { type HandlerInput, type Handlers, type OncePerFile, readFor } from './bind-calls.ts';
import type { BindingDeps } from './binding-deps.ts';
import { csvText, fileRoute } from './file-route.ts';
import { listFileTexts } from './list-file.texts.generated.ts';
import { parseInput } from './parse-input.ts';

/** A list that somebody takes away. */
export interface TakenList {
  viewer: Viewer;
  /** Of the call that lists. */
  path: string;
  /** Whose list it is, where its path says so: a person's notes. */
  subjectId: string | null;
  filters: object;
  /** The address that asks. */
  from: string;
}

export interface ListFilesDeps {
  clock: Clock;
  /** Puts on record that a list is taken away, before anything of it is sent. */
  record(taken: TakenList): Promise<void>;
}

type FileCall = Extract<Calls[CallName], { readonly file: ListFile }>;
type ListingCall = Call & { readonly file: ListFile };
type WordOf<Column> = Column extends `${infer Outer}.${infer Inner}` ? `${Outer}_${Inner}` : Column;
type Heading = WordOf<FileCall['file']['columns'][number]>;

/** So many rows at once: what stays in memory, however long the list. */
const PAGE = 100;

interface ReadPage {
  rows: readonly object[];
  next: string | null;
}

/**
 * Binds the file of every list that the contract says can be taken away (P408): what the list shows by the same filters, to the same
 * people, page by page as it is sent.
 */
export function bindListFiles(
  app: FastifyInstance,
  deps: ListFilesDeps & { binding: BindingDeps; calls: Calls; handlers: Handlers },
): void {
  for (const name of Object.keys(deps.calls) as CallName[]) {
    const call: Call = deps.calls[name];
    if (call.file) bindListFile(app, deps, call as ListingCall, deps.handlers[name] as unknown as List);
  }
}

type List = (input: HandlerInput<Call>) => Promise<Record<string, unknown>>;

function bindListFile(
  app: FastifyInstance,
  { binding, clock, record }: ListFilesDeps & { binding: BindingDeps },
  call: ListingCall,
  list: List,
): void {
  if (call.who !== 'admin') throw new Error(`${call.path} is no list of administration`);
  const path = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}.csv`;
  const door = { path, who: call.who, part: call.part, limit: 'listFile' } as const;
  fileRoute(app, binding, door, async ({ viewer, request, language }) => {
    const { params, filters } = parseFilters(call, request);
    const oncePerFile = keepFirst();
    const read = async (cursor: string | null): Promise<ReadPage> => {
      const query = { ...filters, limit: PAGE, ...(cursor !== null && { cursor }) };
      // Lists look neither at cookies nor at keys of money.
      const input = { viewer, params, query, language, request, isFile: true, oncePerFile };
      const listBy = (reader?: Database) => list({ ...input, reader } as unknown as HandlerInput<Call>);
      const answer = await readFor(binding, call, request, listBy);
      return {
        rows: answer[call.file.rows] as readonly object[],
        next: answer.next_cursor as string | null,
      };
    };
    const first = await read(null);
    await record({ viewer, path: call.path, subjectId: params?.id ?? null, filters, from: request.ip });
    const name = `likha-${call.file.rows.replaceAll('_', '-')}-${philippineTime(clock.now()).slice(0, 10)}`;
    return csvText(name, Readable.from(linesOf({ first, read }, call.file, language)));
  });
}

/** Whatever the first page reads by it, all pages get. */
function keepFirst(): OncePerFile {
  let kept: Promise<unknown> | undefined;
  return <T>(read: () => Promise<T>) => {
    kept ??= read();
    return kept as Promise<T>;
  };
}

/** What is asked for, without the page that somebody looks at. @throws AppError `validation_failed` as the list does */
function parseFilters(call: ListingCall, request: FastifyRequest) {
  const { cursor, limit, ...asked } = request.query as Record<string, unknown>;
  const { params, query } = parseInput(call, { params: request.params, query: asked, body: undefined });
  const { limit: _, ...filters } = query as Record<string, unknown>;
  return { params: params as { id?: string } | undefined, filters };
}

/** The headings, each row, and where the list goes on beyond what a file holds, a line that says so. */
async function* linesOf(
  { first, read }: { first: ReadPage; read: (cursor: string) => Promise<ReadPage> },
  { columns, isWhole }: ListFile,
  language: Language,
): AsyncGenerator<string> {
  yield csvOf([columns.map((column) => headingOf(column, language))]);
  let page = first;
  let room = isWhole ? Number.POSITIVE_INFINITY : LIST_FILE_ROWS;
  for (;;) {
    const rows = page.rows.slice(0, room);
    room -= rows.length;
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row, columns, language))).join('');
    if (room === 0 && (page.next !== null || rows.length < page.rows.length))
      return yield csvLine([listFileTexts[language].cut({ rows: LIST_FILE_ROWS })]);
    if (page.next === null) return;
    page = await read(page.next);
  }
}

/** Each column of each list has one, or this does not compile. */
function headingOf(column: string, language: Language): string {
  const heading = column.replace('.', '_') as Heading;
  return listFileTexts[language][heading];
}

function cellsOf(row: object, columns: ListFile['columns'], language: Language): CsvLine {
  return columns.map((column) => {
    const value = column
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], row);
    return typeof value === 'number' && isPesos(row, column) ? pesosCell(value) : cellOf(value, language);
  });
}

/** What says (PHP) above it, and fees; of a row that names its currency, where that is pesos. */
function isPesos(row: object, column: string): boolean {
  if ('currency' in row && row.currency !== 'PHP') return false;
  return column === 'fee' || headingOf(column, 'en').endsWith('(PHP)');
}

/** With their centavos (P1076), as in every other file. */
function pesosCell(pesos: number): string | number {
  const centavos = centavosFromPesos(Math.abs(pesos));
  return centavos === null ? pesos : decimalPesos(pesos < 0 ? -centavos : centavos);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Moments as clocks of the Philippines show them; what is several things with semicolons between. */
function cellOf(value: unknown, language: Language): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? listFileTexts[language].yes : listFileTexts[language].no;
  if (Array.isArray(value)) return value.join('; ');
  const text = String(value);
  return MOMENT.test(text) ? philippineTime(new Date(text)) : text;
}
