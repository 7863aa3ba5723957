/** Where the evidence of this id lies in the store. */
export const evidencePath = (id: string) => `live-evidence/${id}.mp4`;

/** Where moderators have it from (P638). @param id null where none was kept */
export const evidenceUrl = (liveId: string, id: string | null): string | null =>
  id === null ? null : `/api/admin/live/${liveId}/evidence?kept=${id}`;
