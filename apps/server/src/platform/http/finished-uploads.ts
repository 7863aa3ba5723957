import type { FastifyRequest } from 'fastify';

/** A file of a form that came before, in parts (P774). */
export interface WantedUpload {
  id: string;
  /** Of the form, for whoever is refused. */
  field: string;
  /** Where its bytes are wanted. */
  path: string;
}

/** What has come in parts, for the calls that take files. */
export interface FinishedUploads {
  /**
   * Keeps uploads of a person for one call alone while it acts. Once it has ended well they are used up; where it failed they may be
   * sent again.
   * @param act gets their sizes in bytes, and what puts their bytes where they are wanted
   * @throws AppError naming the field, where one is not there, not whole, or somebody else's
   */
  use<T>(
    ownerId: string,
    wanted: readonly WantedUpload[],
    act: (sizes: readonly number[], fetch: () => Promise<void>) => Promise<T>,
  ): Promise<T>;
}

const sources = new WeakMap<FastifyRequest, FinishedUploads>();

/** Says where a request that brings a form finds files which came before. */
export function noteFinishedUploads(request: FastifyRequest, uploads: FinishedUploads): void {
  sources.set(request, uploads);
}

export function finishedUploadsOf(request: FastifyRequest): FinishedUploads | undefined {
  return sources.get(request);
}
