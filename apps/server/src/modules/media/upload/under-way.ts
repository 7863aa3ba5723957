const underWay = new Set<string>();

/** Uploads that this process stores now, whatever the moment that they are kept under: the demo's lie in the past (P953). */
export const uploadsUnderWay = {
  /** What `insert` keeps, from before it is there; one that could not be kept is under way no more. */
  async begin(id: string, insert: () => Promise<void>): Promise<void> {
    underWay.add(id);
    try {
      await insert();
    } catch (error) {
      underWay.delete(id);
      throw error;
    }
  },
  end: (id: string): void => void underWay.delete(id),
  all: (): string[] => [...underWay],
};
