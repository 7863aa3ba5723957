const underWay = new Set<string>();

/** Uploads that this process stores now, whatever the moment that they are kept under: the demo's lie in the past (P953). */
export const uploadsUnderWay = {
  begin: (id: string): void => void underWay.add(id),
  end: (id: string): void => void underWay.delete(id),
  all: (): string[] => [...underWay],
};
