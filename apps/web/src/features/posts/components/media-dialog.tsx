import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Slides } from '../../../ui/media/slides.tsx';
import { Video } from '../../../ui/media/video.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { FurtherPicture } from './further-picture.tsx';
import { VideoState } from './video-state.tsx';

interface MediaDialogProps {
  post: Post;
  /** Which of its files is shown first, from 0. */
  start?: number;
  onClose: () => void;
}

/** The pictures and the video of a post, full screen. */
export function MediaDialog({ post, start = 0, onClose }: MediaDialogProps) {
  const t = useTexts(postsTexts);
  const { media, media_url: url, further_pictures: pictures } = post;
  if (!media) return null;
  const first = url ? <WholeFile post={post} media={media} url={url} /> : <VideoState post={post} />;
  return (
    <Dialog size="screen" onClose={onClose} title={post.title}>
      {pictures.length === 0 ? (
        first
      ) : (
        <Slides label={t.filesOf({ title: post.title })} start={start}>
          {first}
          {pictures.map((picture) => (
            <FurtherPicture
              key={picture.file_key}
              picture={picture}
              alt={post.title}
              sizes="100vw"
              fit="contain"
            />
          ))}
        </Slides>
      )}
    </Dialog>
  );
}

interface WholeFileProps {
  post: Post;
  media: NonNullable<Post['media']>;
  url: string;
}

function WholeFile({ post, media, url }: WholeFileProps) {
  const { user } = useSession();
  const renew = useRenewMedia(media.file_key, false);
  const { width, height, thumbhash, file_key: identity } = media;
  const shared = { url: post.stream_url ?? url, identity, width, height, renew };
  if (post.type === 'video')
    return (
      <Video
        {...shared}
        poster={post.thumbnail_url}
        title={post.title}
        viewerName={user ? `@${user.username}` : undefined}
      />
    );
  return <Picture {...shared} alt={post.title} thumbhash={thumbhash} sizes="100vw" fit="contain" isEager />;
}
