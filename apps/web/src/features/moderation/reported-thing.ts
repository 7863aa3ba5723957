/** What somebody reports. */
export interface ReportedThing {
  type: 'post' | 'profile' | 'comment' | 'message' | 'live';
  id: string;
  /** Whose it is. */
  owner: { id: string | null; name: string };
}
