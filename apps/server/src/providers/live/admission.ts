/** Who still may watch, as the books say now. */
export type MayWatch = (streamId: string, viewerId: string) => Promise<boolean>;

/**
 * For an engine to which viewers connect by themselves: whoever is in and may not be is put out (P618). Such an engine gives tokens that
 * nobody can take back, so that they let in for a moment only.
 */
export interface Admission {
  /** What the engine's company tells of. @throws AppError `webhook_rejected` for what it did not say */
  receive(told: { body: string; authorization: string | undefined }, mayWatch: MayWatch): Promise<void>;
  /** Looks at all who are in streams that this process let somebody into. */
  sweep(mayWatch: MayWatch): Promise<void>;
}
