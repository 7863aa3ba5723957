/** What a fan's home asks for: the newest posts of all creators, or of those subscribed to. */
export const feedOf = (onlySubscribed: boolean) => ({
  query: { limit: 10, only_subscribed: onlySubscribed },
});
