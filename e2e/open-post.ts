import type { APIRequestContext } from '@playwright/test';

interface ListedPost {
  id: string;
  title: string;
  creator: { id: string; username: string; full_name: string };
  is_locked: boolean;
  is_ppv: boolean;
}

/** The newest post that everybody may see, of the feed of whoever asks. @param headers who that is, where no cookie says it */
export async function findOpenPost(
  api: APIRequestContext,
  headers: Record<string, string> = {},
): Promise<ListedPost> {
  const { posts } = await (await api.get('/api/content/feed?limit=20', { headers })).json();
  return posts.find((one: ListedPost) => !one.is_locked && !one.is_ppv);
}
