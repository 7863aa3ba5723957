/** The draft that a message is written in, with the files that are there. @param to its conversation; null for a message to many */
export function writtenDraft(to: string | null): string {
  return to === null ? 'new-broadcast' : `message-${to}`;
}

/** The draft of files that are still on their way into it. */
export function waitingDraft(to: string | null): string {
  return `uploading-${to ?? 'many'}`;
}
