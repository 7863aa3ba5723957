/** The smaller build has no types of its own; they are those of the whole, of which it is a part. */
declare module 'hls.js/light' {
  export { default, type ErrorTypes } from 'hls.js';
}
