/** What the page of a creator's stream asks for. Names are matched without regard to case, so one is kept once. */
export const liveOf = (username: string) => ({ params: { username: username.toLowerCase() } });

/** What the list of streams asks for. */
export const livesOf = (filter: 'all' | 'followed') => ({ query: { filter } });

/** What the row of streams asks for: as many as are looked over at once; the rest is a press away. */
export const LIVE_ROW = { query: { limit: 12 } };
