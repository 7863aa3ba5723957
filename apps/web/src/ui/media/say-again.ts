/**
 * A ref for a picture that a server may have rendered: whether it came or failed before this code did, nobody heard. Its event is said once more, once.
 */
export function sayAgain(image: HTMLImageElement | null): void {
  if (image?.complete) image.dispatchEvent(new Event(image.naturalWidth > 0 ? 'load' : 'error'));
}
