/** Keeps the screen on until it is let go of; a browser lets go by itself whenever the page is hidden. @returns how to let go */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function take(): Promise<void> {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (isOver) void taken.release();
      else lock = taken;
    } catch {
      // The battery is low, or nobody may: it is said on the screen that it may go off.
    }
  }
  const onSight = () => void take();
  document.addEventListener('visibilitychange', onSight);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onSight);
    void lock?.release().catch(() => undefined);
  };
}
