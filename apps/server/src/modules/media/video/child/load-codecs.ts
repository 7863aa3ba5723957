import { canDecodeVideo, canEncodeAudio, canEncodeVideo } from 'mediabunny';

/** What the codecs' library takes beyond the standard. */
interface InStep {
  useWorkerThread: boolean;
}

type Configurable = { configure: (this: unknown, config: object & Partial<InStep>) => void };

/**
 * Decoders and encoders by node-webcodecs. They work in step with us: by threads of their own its decoders ran ahead
 * (959 MB for a phone's clip) and lost frames at the end.
 */
export async function loadCodecs(): Promise<void> {
  let variant: string | undefined;
  try {
    await import('node-webcodecs/mediabunny');
    variant = (await import('node-webcodecs/dist/native.js')).getNativeVariant();
  } catch (cause) {
    throw missing('node-webcodecs cannot be loaded', cause);
  }
  if (variant !== 'static') throw missing('node-webcodecs has no static build for this machine');
  for (const name of ['VideoDecoder', 'VideoEncoder'] as const) {
    const { prototype } = (globalThis as unknown as Record<string, { prototype: Configurable }>)[name] ?? {};
    if (!prototype) throw missing(`node-webcodecs brings no ${name}`);
    const { configure } = prototype;
    prototype.configure = function inStep(config) {
      configure.call(this, { ...config, useWorkerThread: false });
    };
  }
}

/** The machine's fault, not the file's: it has the code of an error of the system. */
function missing(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: 'ENOSYS' });
}

/** Can this machine make what we serve? @throws when it cannot */
export async function checkCodecs(): Promise<object> {
  await loadCodecs();
  const able = await Promise.all([canDecodeVideo('hevc'), canEncodeVideo('avc'), canEncodeAudio('aac')]);
  if (able.includes(false)) throw missing('node-webcodecs lacks a codec that we need');
  return {};
}
