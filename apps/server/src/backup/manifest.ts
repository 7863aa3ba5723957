import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartError } from '../platform/start-error.ts';
import { openSealed, seal } from './sealed-file.ts';

const content = z.object({ bytes: z.int(), sha256: z.string() });

const schema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that its tables are of, with the sums of their files. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    content.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  /** `media.txt`: a line for each file that the store had. */
  media: content.extend({ files: z.int() }),
  /** Says whether an `APP_SECRET` is the one by which these rows were sealed, and nothing else of it. */
  secretMark: z.string(),
});

/** What a backup holds: written last, so that where it is the rest is. */
export type Manifest = z.infer<typeof schema>;

/** For the person who typed the command. */
export function sizeOf({ tables }: Pick<Manifest, 'tables'>): string {
  return `database: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`;
}

export const MANIFEST = 'manifest.zst.age';

export async function writeManifest(folder: string, manifest: Manifest, recipients: readonly string[]) {
  const source = Readable.from([Buffer.from(JSON.stringify(manifest))]);
  await seal(source, join(folder, MANIFEST), { recipients, form: 'packed' });
}

/** @throws StartError for what is no backup, is of another format, or is not opened by the key */
export async function readManifest(folder: string, identity: string): Promise<Manifest> {
  const stream = await openSealed(join(folder, MANIFEST), identity, 'packed').catch((error: unknown) => {
    if ((error as { cause?: { code?: string } }).cause?.code === 'ENOENT')
      throw new StartError(`${folder} is no backup: it has no ${MANIFEST}`);
    throw error;
  });
  const result = schema.safeParse(JSON.parse(await text(stream)));
  if (!result.success) throw new StartError(`${folder} is a backup that this version does not read`);
  return result.data;
}
