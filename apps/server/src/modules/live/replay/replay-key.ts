/** Under which the making of a stream's replay waits: whoever asks sooner takes the place of who would have made it later. */
export const replayKey = (liveId: string): string => `live-replay:${liveId}`;
