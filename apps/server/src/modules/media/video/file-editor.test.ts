import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';

const LARGE_BYTES = 200_000;

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-editor-'));
  path = join(folder, 'file');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function edit<T>(content: Buffer | string, change: (file: FileEditor) => Promise<T>): Promise<T> {
  await writeFile(path, content);
  return FileEditor.edit(path, change);
}

describe('FileEditor', () => {
  it('reads pieces anywhere, and fewer bytes at the end', async () => {
    const content = Buffer.from(Uint8Array.from({ length: LARGE_BYTES }, (_, at) => at % 251));
    await edit(content, async (file) => {
      for (const at of [0, 65_530, 199_990, 3, 131_072]) {
        expect(await file.read(at, 16)).toEqual(content.subarray(at, at + 16));
      }
      expect((await file.read(LARGE_BYTES, 4)).length).toBe(0);
      expect((await file.read(LARGE_BYTES + 9, 4)).length).toBe(0);
    });
  });

  it('reads what it has just written', async () => {
    const read = await edit('0123456789', async (file) => {
      await file.read(0, 4);
      await file.write(2, Buffer.from('ab'));
      await file.erase(5, 7);
      return file.read(0, 10);
    });
    expect(read.toString('latin1')).toBe('01ab4\0\x00789');
    expect((await readFile(path)).toString('latin1')).toBe('01ab4\0\x00789');
  });

  it('erases a stretch longer than it holds, and nothing next to it', async () => {
    await edit(Buffer.alloc(LARGE_BYTES, 1), (file) => file.erase(10, 150_000));
    const after = await readFile(path);
    expect([after.indexOf(0), after.lastIndexOf(0), after.length]).toEqual([10, 149_999, LARGE_BYTES]);
  });

  it('never makes the file grow', async () => {
    await expect(edit('0123', (file) => file.write(2, Buffer.from('abc')))).rejects.toThrow(RangeError);
    await expect(edit('0123', (file) => file.erase(-1, 2))).rejects.toThrow(RangeError);
  });

  it('gives up on a file that keeps asking to be erased', async () => {
    const again = edit('0123456789', async (file) => {
      for (let round = 0; round < 3; round += 1) await file.erase(0, 10);
    });
    await expect(again).rejects.toThrow(MalformedVideo);
  });
});
