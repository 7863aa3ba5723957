/** The other side of a thread: a worker for its page, and the page for it. */
export interface Port {
  postMessage: (message: unknown, moved: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: { data: Message }) => void) => void;
}

type Message =
  | { call: string; id: number; args: unknown[] }
  | { answered: number; value: unknown }
  | { refused: number; why: string };

// biome-ignore lint/suspicious/noExplicitAny: whatever the calls of a side take and answer
type Calls = Record<string, (...args: any[]) => unknown>;

/** Calls the other side by name. @throws what it threw, or that nobody is there any more */
export type Call<Theirs extends Calls> = <Name extends keyof Theirs & string>(
  name: Name,
  ...args: Parameters<Theirs[Name]>
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

interface Wire<Theirs extends Calls> {
  call: Call<Theirs>;
  /** Nobody answers any more: who waits is refused, as is whoever calls. */
  cut: () => void;
}

/** Calls between two threads. What is sent is moved and not copied, so that nobody has to close it here. @param ours what the other side may call */
export function wireTo<Theirs extends Calls>(port: Port, ours: Calls): Wire<Theirs> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let isCut = false;
  let last = 0;
  const send = (message: Message, values: unknown) => port.postMessage(message, movedIn(values));

  async function answer(name: string, id: number, args: unknown[]): Promise<void> {
    try {
      const value = await ours[name]?.(...args);
      send({ answered: id, value }, value);
    } catch (error) {
      send({ refused: id, why: String(error) }, null);
    }
  }
  port.addEventListener('message', ({ data }) => {
    if (isCut) return;
    if ('call' in data) return void answer(data.call, data.id, data.args);
    const id = 'answered' in data ? data.answered : data.refused;
    const one = waiting.get(id);
    waiting.delete(id);
    if ('answered' in data) one?.resolve(data.value as never);
    else one?.reject(new Error(data.why));
  });
  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (isCut) throw new Error('nobody is there');
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ call: name, id: last, args }, args);
      }),
    cut() {
      isCut = true;
      for (const { reject } of waiting.values()) reject(new Error('nobody is there'));
      waiting.clear();
    },
  };
}

/** What can be in one thread only, of what is sent: frames, sound, streams, and the memory of numbers. */
function movedIn(value: unknown): Transferable[] {
  if (typeof value !== 'object' || value === null) return [];
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  if (isOne('VideoFrame', value) || isOne('AudioData', value) || isOne('ReadableStream', value))
    return [value as Transferable];
  return Object.values(value).flatMap(movedIn);
}

function isOne(name: 'VideoFrame' | 'AudioData' | 'ReadableStream', value: object): boolean {
  return name in globalThis && value instanceof globalThis[name];
}
