import type { CallResponse, Calls } from '@likha/contract';
import type { presentPost } from '../present-post.ts';

type SecureMedia = CallResponse<Calls['listCreatorMedia']>['media'][number];

/** The first file of a post, which the post stands for; the address is asked for by `POST /media/access`. */
export function presentMedia(post: ReturnType<typeof presentPost>): SecureMedia {
  return {
    id: post.id,
    file_key: post.media?.file_key ?? '',
    content_type: post.media?.content_type ?? '',
    content_title: post.title,
    is_ppv: post.is_ppv,
    ppv_price: post.price,
    creator_username: post.creator.username,
    created_at: post.created_at,
  };
}
