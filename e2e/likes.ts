import { request } from '@playwright/test';
import { DEMO_PASSWORD, expect } from './journey.ts';

/** How somebody likes one of a creator's posts that is open, from elsewhere. */
export async function likerOf(
  creatorId: string,
  { baseURL, email }: { baseURL: string; email: string },
): Promise<(which: number) => Promise<void>> {
  const api = await request.newContext({ baseURL });
  await api.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  const { posts } = await (await api.get(`/api/creators/${creatorId}/posts`)).json();
  const open = posts.filter(
    (post: { is_locked: boolean; is_liked: boolean }) => !post.is_locked && !post.is_liked,
  );
  return async (which) => {
    // The cookie counts for our own pages alone.
    const answer = await api.put(`/api/content/${open[which].id}/like`, { headers: { origin: baseURL } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}
