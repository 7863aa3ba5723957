/** What a profile asks for under its public name. The server matches names without regard to case, so one is kept once. */
export const publicProfile = (username: string) => ({ params: { username: username.toLowerCase() } });

/** Was this person asked for by a name that they have given up (P132)? */
export function hasMoved(person: { username: string }, asked: string): boolean {
  return person.username.toLowerCase() !== asked.toLowerCase();
}

/** What a profile asks for of its posts. */
export const creatorPosts = (id: string) => ({ params: { id }, query: { limit: 20, include_nsfw: true } });
