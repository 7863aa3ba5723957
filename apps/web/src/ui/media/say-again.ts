/**
 * A ref for a picture that a server may have rendered: whether it came or failed before this code did, nobody heard. Its event is said once more, once, in
 * a turn of its own: within the one in which the page is taken over, React would have to draw at once whatever it changes.
 */
export function sayAgain(image: HTMLImageElement | null): void {
  if (!image?.complete) return;
  setTimeout(() => {
    if (image.complete) image.dispatchEvent(new Event(image.naturalWidth > 0 ? 'load' : 'error'));
  });
}
