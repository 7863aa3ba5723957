import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './captcha-box.module.css';
import { controlsTexts } from './controls.texts.generated.ts';
import { IconCheck, IconShieldCheck } from './icons/icons.generated.ts';
import { Spinner } from './spinner.tsx';

interface Solved {
  token: string;
  expiresAt: Date | null;
}

interface CaptchaBoxProps {
  solve: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<Solved>;
  token: string | null;
  onToken: (token: string | null) => void;
  onError: () => void;
  /** It has begun, and nothing is worked out yet. */
  onBegin?: () => void;
  /** All else is there: it begins by itself, and what failed waits for a press. */
  isDue?: boolean;
}

/** A check that this is a person's browser: it works something out by itself and never asks for pictures. */
export function CaptchaBox({ solve, token, onToken, onError, onBegin, isDue = false }: CaptchaBoxProps) {
  const t = useTexts(controlsTexts);
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(expiry.current);
    },
    [],
  );

  async function start() {
    if (share !== null || token) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    onBegin?.();
    try {
      const solved = await solve(setShare, controller.signal);
      onToken(solved.token);
      clearTimeout(expiry.current);
      if (solved.expiresAt)
        expiry.current = setTimeout(() => onToken(null), solved.expiresAt.getTime() - Date.now());
    } catch {
      if (!controller.signal.aborted) onError();
    } finally {
      setShare(null);
    }
  }

  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);

  const isBusy = share !== null;
  return (
    <div className={classes.box} data-testid="captcha">
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.input}
          checked={Boolean(token)}
          aria-busy={isBusy}
          onChange={start}
        />
        <span className={classes.square} data-checked={Boolean(token)}>
          {isBusy && <Spinner size={18} />}
          {token && <IconCheck size={20} stroke={3} aria-hidden />}
        </span>
        {t.notRobot}
      </label>
      <span className={classes.state} role="status">
        {isBusy
          ? t.checking({ percent: Math.min(99, Math.round((share ?? 0) * 100)) })
          : token
            ? t.verified
            : ''}
      </span>
      <IconShieldCheck size={24} stroke={1.5} className={classes.shield} aria-hidden />
    </div>
  );
}
