/** What a post's page asks for of its comments. */
export const commentsOf = (id: string) => ({ params: { id }, query: { limit: 20 } });
