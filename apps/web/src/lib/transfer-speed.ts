/** Average speed so far; 0 until there is something to measure. */
export function bytesPerSecond(bytes: number, elapsedMs: number): number {
  return elapsedMs > 0 ? Math.round((bytes * 1000) / elapsedMs) : 0;
}

/** `1536` → `1.5 KB`, in the units that phones show. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
