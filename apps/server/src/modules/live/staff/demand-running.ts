import { AppError } from '../../../platform/app-error.ts';

/** @returns the stream, which runs. @throws AppError `live_not_found`, `live_ended` */
export function demandRunning<S extends { state: string }>(stream: S | undefined): S {
  if (!stream) throw new AppError('live_not_found');
  if (stream.state !== 'running') throw new AppError('live_ended');
  return stream;
}
