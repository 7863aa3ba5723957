import { useTexts } from '../../lib/texts.ts';
import { controlsTexts } from '../controls.texts.generated.ts';
import { IconButton } from '../icon-button.tsx';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '../icons/icons.generated.ts';
import { dismissToast, holdToast, resumeToast, type Toast, useToast } from './toast.ts';
import classes from './toaster.module.css';

const ICONS = { good: IconCircleCheck, bad: IconAlertTriangle, plain: IconInfoCircle };

/** Where toasts appear and are read out. The live region is always there, or it would not be announced. */
export function Toaster() {
  const t = useTexts(controlsTexts);
  const toast = useToast();
  return (
    <section className={classes.region} aria-label={t.notifications} aria-live="polite" data-testid="toaster">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

/** Comes with the first toast: pages have no room for it. */
function place(card: HTMLElement | null): void {
  if (card)
    import('./clear-place.ts').then(
      ({ clearPlace }) => clearPlace(card),
      () => undefined,
    );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTexts(controlsTexts);
  const Icon = ICONS[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toast; nothing is done by it
    <div
      ref={place}
      className={classes.card}
      data-tone={toast.tone}
      data-testid="toast"
      role={toast.tone === 'bad' ? 'alert' : undefined}
      onMouseEnter={holdToast}
      onMouseLeave={resumeToast}
      onFocus={holdToast}
      onBlur={resumeToast}
    >
      <Icon size={22} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{toast.title}</p>
        {toast.text && <p className={classes.text}>{toast.text}</p>}
      </div>
      <IconButton label={t.dismiss} onClick={dismissToast}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
