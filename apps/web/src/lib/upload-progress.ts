/** How far an upload is, in real bytes. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
  percent: number;
  bytesPerSecond: number;
  /** Every byte has left; the server is preparing the file. */
  isProcessing: boolean;
  /** The line was lost: it goes on by itself once there is one again (P774). */
  isWaiting?: boolean;
}
