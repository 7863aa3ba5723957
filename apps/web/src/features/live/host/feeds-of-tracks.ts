import type { CameraFeed, MicrophoneFeed, Pieces, PlainSound } from './feed.ts';

/** Samples that browsers without a processor for tracks hand over at once. */
const BLOCK = 4096;
/** So many of them wait for who reads: some seconds. More are dropped, as by a processor. */
const MOST_BLOCKS = 32;
/** From one look at an element to the next: as often as a camera gives a picture. */
const LOOK_MS = 1000 / 30;

let last = 0;

/** What a camera sees, frame by frame where the browser gives frames, also while the page is behind another. */
export function cameraFeed(track: MediaStreamTrack): CameraFeed {
  last += 1;
  if (!('MediaStreamTrackProcessor' in globalThis))
    return { id: last, from: framesByElement(track), isShown: true };
  const { readable } = new MediaStreamTrackProcessor({ track: track as MediaStreamVideoTrack });
  return { id: last, from: readable, isShown: false };
}

export function microphoneFeed(track: MediaStreamTrack): MicrophoneFeed {
  last += 1;
  const { sampleRate, channelCount } = track.getSettings();
  const shape = sampleRate && channelCount ? { sampleRate, numberOfChannels: channelCount } : null;
  if (!('MediaStreamTrackProcessor' in globalThis)) return { id: last, from: soundByGraph(track), shape };
  const { readable } = new MediaStreamTrackProcessor({ track: track as MediaStreamAudioTrack });
  return { id: last, from: readable, shape };
}

/** For browsers that give no frames on a page: what a video element shows. */
function framesByElement(track: MediaStreamTrack): Pieces<VideoFrame> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  void video.play().catch(() => undefined);
  let lookedAt = 0;
  return {
    async read() {
      do {
        await new Promise((done) => setTimeout(done, Math.max(0, lookedAt + LOOK_MS - performance.now())));
        lookedAt = performance.now();
        if (video.srcObject === null) return { done: true, value: undefined };
      } while (video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA);
      return { done: false, value: new VideoFrame(video, { timestamp: 0 }) };
    },
    async cancel() {
      video.srcObject = null;
    },
  };
}

/** An audio worklet would need code from an address of its own; this is old, and works everywhere. */
function soundByGraph(track: MediaStreamTrack): Pieces<PlainSound> {
  const context = new AudioContext();
  const processor = context.createScriptProcessor(BLOCK, 1, 1);
  context.createMediaStreamSource(new MediaStream([track])).connect(processor);
  processor.connect(context.destination);
  void context.resume();
  const pieces = new ReadableStream<PlainSound>(
    {
      start(controller) {
        processor.onaudioprocess = ({ inputBuffer }) => {
          if ((controller.desiredSize ?? 0) <= 0) return;
          controller.enqueue({
            data: inputBuffer.getChannelData(0).slice(),
            format: 'f32-planar',
            sampleRate: inputBuffer.sampleRate,
            numberOfChannels: 1,
            timestamp: 0,
          });
        };
      },
      async cancel() {
        processor.onaudioprocess = null;
        await context.close().catch(() => undefined);
      },
    },
    { highWaterMark: MOST_BLOCKS },
  );
  return pieces.getReader();
}
