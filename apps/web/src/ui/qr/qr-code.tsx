import { OnDemand } from '../on-demand.tsx';
import classes from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

const loadDrawing = () => import('./qr-drawing.tsx').then((module) => module.QrDrawing);

/** A QR code in its place; what draws it comes when it is needed. The text can be typed instead should it not come. */
export function QrCode(props: QrCodeProps) {
  return (
    <div className={classes.place}>
      <OnDemand load={loadDrawing} props={props} onFailed={() => undefined} />
    </div>
  );
}
