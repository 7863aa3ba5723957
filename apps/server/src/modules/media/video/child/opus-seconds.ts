/** Milliseconds of a frame by the upper five bits of a packet (RFC 6716, 3.1): speech, both, music. */
const SPEECH = [10, 20, 40, 60];
const BOTH = [10, 20];
const MUSIC = [2.5, 5, 10, 20];

function frameMilliseconds(config: number): number {
  if (config < 12) return SPEECH[config % 4] ?? 60;
  return config < 16 ? (BOTH[config % 2] ?? 20) : (MUSIC[config % 4] ?? 20);
}

/** How much sound a packet of Opus holds, whatever its container says of it. In seconds. */
export function opusSeconds(packet: Uint8Array): number {
  const first = packet[0] ?? 0;
  const code = first & 3;
  const frames = code === 3 ? (packet[1] ?? 0) & 63 : code === 0 ? 1 : 2;
  return (frames * frameMilliseconds(first >> 3)) / 1000;
}
