import { execFile } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { roomAt } from '../platform/disk-room.ts';
import { type Examination, fault, ok, warning } from './finding.ts';

const GIGABYTE = 1024 ** 3;
const LEAST_FREE_PART = 0.1;

/** The data folder, its disk, and what makes videos. */
export const machine: Examination = {
  part: 'machine',
  async look({ env }) {
    await mkdir(env.DATA_DIR, { recursive: true });
    await access(env.DATA_DIR, constants.R_OK | constants.W_OK);
    const findings = [ok(`Node ${process.versions.node}; DATA_DIR ${env.DATA_DIR} can be written`)];
    return [...findings, ...(await disk(env.DATA_DIR)), ...(await ffmpeg(env.SEARCH_PATH))];
  },
};

async function disk(folder: string) {
  const { free, size, isEnough } = await roomAt(folder);
  const says = `${(free / GIGABYTE).toFixed(1)} GB of ${(size / GIGABYTE).toFixed(1)} are free`;
  if (!isEnough)
    return [
      fault(says, 'make room: uploads are refused with 507. DATA_DIR/cache may be emptied at any time'),
    ];
  return [free < size * LEAST_FREE_PART ? warning(says, 'make room before uploads are refused') : ok(says)];
}

async function ffmpeg(searchPath: string) {
  const found = await promisify(execFile)('ffmpeg', ['-version'], {
    env: { PATH: searchPath },
    timeout: 5000,
  })
    .then(({ stdout }) => /^ffmpeg version (\S+)/.exec(stdout)?.[1])
    .catch(() => undefined);
  return found
    ? [ok(`videos are made by ffmpeg ${found}`)]
    : [
        warning(
          'no ffmpeg on the PATH: videos are made by what is packaged, or only cleaned',
          'install ffmpeg 4.0 or newer',
        ),
      ];
}
