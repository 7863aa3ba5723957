import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Video } from '../../../ui/media/video.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { VideoState } from './video-state.tsx';

/** A picture or video of the grid, full screen. */
export function MediaDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { user } = useSession();
  const renew = useRenewMedia(post.media?.file_key, false);
  if (!post.media) return null;
  if (!post.media_url)
    return (
      <Dialog size="screen" onClose={onClose} title={post.title}>
        <VideoState post={post} />
      </Dialog>
    );
  const shared = {
    url: post.stream_url ?? post.media_url,
    identity: post.media.file_key,
    width: post.media.width,
    height: post.media.height,
    renew,
  };
  return (
    <Dialog size="screen" onClose={onClose} title={post.title}>
      {post.type === 'video' ? (
        <Video
          {...shared}
          poster={post.thumbnail_url}
          title={post.title}
          viewerName={user ? `@${user.username}` : undefined}
        />
      ) : (
        <Picture
          {...shared}
          alt={post.title}
          thumbhash={post.media.thumbhash}
          sizes="100vw"
          fit="contain"
          isEager
        />
      )}
    </Dialog>
  );
}
