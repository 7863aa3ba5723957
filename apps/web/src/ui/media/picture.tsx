import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { FailedMedia } from './failed-media.tsx';
import { pictureSrcSet } from './media-url.ts';
import classes from './picture.module.css';
import { ProtectedFrame } from './protected-frame.tsx';
import { sayAgain } from './say-again.ts';
import { placeholderOf } from './thumbhash.ts';
import { type RenewAddress, useFreshAddress } from './use-fresh-address.ts';

interface PictureProps {
  url: string;
  /** Names the file, so that a new signature for the same file does not load it again. */
  identity: string;
  alt: string;
  width: number | null;
  height: number | null;
  thumbhash?: string | null;
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string;
  fit?: 'cover' | 'contain';
  isEager?: boolean;
  renew?: RenewAddress | undefined;
}

/** A picture at a signed address: a blur first, a new address when the old one ends. */
export function Picture(props: PictureProps) {
  const { identity, alt, width, height, sizes, fit = 'cover', isEager = false } = props;
  const address = useFreshAddress(identity, props.url, props.renew);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const isLoaded = loadedUrl === address.url;
  // As text a blur would be as long as a small picture, so what the server renders goes without. Drawing many at once takes
  // long, and each that is there by then is not needed: one after the other, when there is time.
  const isHydrated = useDeferredValue(useIsHydrated());
  const placeholder = useMemo(
    () => (isHydrated && !isLoaded ? placeholderOf(props.thumbhash) : null),
    [isHydrated, isLoaded, props.thumbhash],
  );
  // Told of twice, as by what is said again, an address has failed once all the same.
  const failedUrl = useRef<string | null>(null);
  function handleError() {
    if (failedUrl.current === address.url) return;
    failedUrl.current = address.url;
    address.handleError();
  }
  function retry() {
    failedUrl.current = null;
    address.retry();
  }
  return (
    <ProtectedFrame>
      {placeholder && <img className={classes.placeholder} src={placeholder} alt="" />}
      {address.hasFailed ? (
        <FailedMedia onRetry={retry} />
      ) : (
        <img
          src={address.url}
          srcSet={pictureSrcSet(address.url, width)}
          sizes={sizes}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          style={{ objectFit: fit }}
          ref={sayAgain}
          onLoad={() => setLoadedUrl(address.url)}
          onError={handleError}
        />
      )}
    </ProtectedFrame>
  );
}
