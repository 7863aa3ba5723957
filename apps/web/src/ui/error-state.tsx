import { detailOf } from '../lib/api-error.ts';
import { useTexts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { controlsTexts } from './controls.texts.generated.ts';
import { IconRefresh, IconWifiOff } from './icons/icons.generated.ts';
import { StatePanel } from './state-panel.tsx';

interface ErrorStateProps {
  /** The screen's own words, e.g. `Failed to load creators`. */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** What a list shows when it could not be loaded: the reason and a way to try again. */
export function ErrorState({ title, error, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useTexts(controlsTexts);
  return (
    <StatePanel
      icon={<IconWifiOff size={32} stroke={1.75} />}
      title={title}
      text={detailOf(error, t.checkConnection)}
      tone="bad"
      testId="error-state"
      action={
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          loading={isRetrying}
          onClick={onRetry}
        >
          {t.tryAgain}
        </Button>
      }
    />
  );
}
