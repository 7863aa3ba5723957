/** Where the evidence of this id lies in the store. */
export const evidencePath = (id: string) => `live-evidence/${id}.mp4`;
