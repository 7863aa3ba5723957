import type { Post } from '../../../lib/api-types.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { useRenewMedia } from '../api/use-renew-media.ts';

interface FurtherPictureProps {
  picture: Post['further_pictures'][number];
  alt: string;
  sizes: string;
  fit?: 'cover' | 'contain';
}

/** A picture of a post behind its first file. */
export function FurtherPicture({ picture, alt, sizes, fit = 'cover' }: FurtherPictureProps) {
  const renew = useRenewMedia(picture.file_key, false);
  const { media_url, file_key, width, height, thumbhash } = picture;
  return (
    <Picture
      url={media_url}
      identity={file_key}
      alt={alt}
      width={width}
      height={height}
      thumbhash={thumbhash}
      sizes={sizes}
      fit={fit}
      renew={renew}
    />
  );
}
