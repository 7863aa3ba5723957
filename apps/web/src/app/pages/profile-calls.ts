/** What a profile asks for under its public name. The server matches names without regard to case, so one is kept once. */
export const publicProfile = (username: string) => ({ params: { username: username.toLowerCase() } });

/** What a profile asks for of its posts. */
export const creatorPosts = (id: string) => ({ params: { id }, query: { limit: 20, include_nsfw: true } });
