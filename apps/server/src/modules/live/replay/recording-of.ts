/** What is known of what was sent of a stream; null until it was measured. */
export function recordingOf(row: {
  recording_ms: number | null;
  recording_tens: number[] | null;
}): { duration_ms: number; ten_seconds: number[] } | null {
  const { recording_ms: duration_ms, recording_tens: ten_seconds } = row;
  return duration_ms === null || ten_seconds === null ? null : { duration_ms, ten_seconds };
}
