import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer.ts';

const viewers = new WeakMap<FastifyRequest, Viewer>();

/** Remembers who asks for as long as this request lives, also when it ends in a refusal. */
export function noteViewer(request: FastifyRequest, viewer: Viewer): void {
  viewers.set(request, viewer);
}

/** Who asks; undefined for a guest, and before anybody has looked. */
export function viewerOf(request: FastifyRequest): Viewer | undefined {
  return viewers.get(request);
}
