/** Bits of the clock that are drawn: 2^24 ms are four and a half hours. */
const BITS = 24;
/** As drawn: a row of squares, and below it the same turned round, so that what is misread is known. */
const SQUARE = 48;

/** In the page of a host, before anything else: the camera is a picture of the clock, the microphone is silent. */
export const CLOCK_CAMERA = `{
  const draw = () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1280, 720];
    const context = canvas.getContext('2d');
    const paint = () => {
      const at = Date.now() % 2 ** ${BITS};
      // Something moves all over the picture, as before a camera: a still picture costs an encoder nothing.
      const turn = (at / 20) % 360;
      const shade = context.createLinearGradient(0, 0, 1280, 720);
      shade.addColorStop(0, 'hsl(' + turn + ' 60% 40%)');
      shade.addColorStop(1, 'hsl(' + ((turn + 120) % 360) + ' 60% 30%)');
      context.fillStyle = shade;
      context.fillRect(0, 0, 1280, 720);
      for (let bit = 0; bit < ${BITS}; bit += 1) {
        const isOn = Math.floor(at / 2 ** bit) % 2 === 1;
        context.fillStyle = isOn ? '#fff' : '#000';
        context.fillRect(bit * ${SQUARE}, 0, ${SQUARE}, ${SQUARE});
        context.fillStyle = isOn ? '#000' : '#fff';
        context.fillRect(bit * ${SQUARE}, ${SQUARE}, ${SQUARE}, ${SQUARE});
      }
      requestAnimationFrame(paint);
    };
    paint();
    return canvas.captureStream(30).getVideoTracks()[0];
  };
  const silence = () => {
    const sound = new AudioContext();
    const [tone, off, out] = [sound.createOscillator(), sound.createGain(), sound.createMediaStreamDestination()];
    off.gain.value = 0;
    tone.connect(off).connect(out);
    tone.start();
    void sound.resume();
    return out.stream.getAudioTracks()[0];
  };
  navigator.mediaDevices.getUserMedia = async ({ video, audio }) => new MediaStream([...(video ? [draw()] : []), ...(audio ? [silence()] : [])]);
  navigator.mediaDevices.enumerateDevices = async () => [
    { kind: 'videoinput', deviceId: 'clock', label: 'A clock', groupId: '' },
    { kind: 'audioinput', deviceId: 'silence', label: 'Silence', groupId: '' },
  ];
}`;

/** In the page of a viewer: how far each picture that is shown is behind the clock, in ms, and how many could not be read. */
export const READ_CLOCK = `(seconds) => new Promise((done) => {
  const video = document.querySelector('[data-testid=live-video]');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [${BITS * SQUARE}, ${2 * SQUARE}];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const behind = [];
  let misread = 0;
  const until = performance.now() + seconds * 1000;
  const isLight = (data, bit, row) => data[4 * ((row * ${SQUARE} + ${SQUARE / 2}) * canvas.width + bit * ${SQUARE} + ${SQUARE / 2})] > 127;
  const look = () => {
    const times = video.videoWidth / 1280;
    context.drawImage(video, 0, 0, canvas.width * times, canvas.height * times, 0, 0, canvas.width, canvas.height);
    const now = Date.now() % 2 ** ${BITS};
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let shown = 0;
    let isWhole = true;
    for (let bit = 0; bit < ${BITS}; bit += 1) {
      const isOn = isLight(data, bit, 0);
      if (isOn === isLight(data, bit, 1)) isWhole = false;
      if (isOn) shown += 2 ** bit;
    }
    const late = (now - shown + 2 ** ${BITS}) % 2 ** ${BITS};
    if (isWhole && late < 60_000) behind.push(late);
    else misread += 1;
    if (performance.now() < until) video.requestVideoFrameCallback(look);
    else done({ behind, misread });
  };
  video.requestVideoFrameCallback(look);
})`;

/**
 * Notes in the page when its first picture was shown, in milliseconds since the page was asked for: whoever looks from outside, as often as
 * twice a second, sees it half a second late.
 */
export const NOTE_FIRST_PICTURE = `document.addEventListener('playing', ({ target }) =>
  target.requestVideoFrameCallback((shownAt) => { globalThis.firstPictureAt ??= shownAt; }), { capture: true });`;
