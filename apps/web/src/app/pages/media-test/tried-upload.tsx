import { formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import { Card } from '../../../ui/card.tsx';
import { ProtectedFrame } from '../../../ui/media/protected-frame.tsx';
import { type MediaTestTexts, mediaTestTexts } from './media-test.texts.generated.ts';
import classes from './tried-upload.module.css';

/** What was tried out on this page, with its place in the order in which it was. */
export type TriedUpload = Answer<'POST /media-test/upload'> & { number: number };

/** What became of one file. */
export function TriedUploadCard({ upload }: { upload: TriedUpload }) {
  const t = useTexts(mediaTestTexts);
  const { content_title, content_type, bytes, width, height, watermark, picture, blurred } = upload;
  return (
    <Card className={classes.card} data-testid="tried-upload">
      <h3 className={classes.title}>{content_title}</h3>
      <dl className={classes.facts}>
        <Fact name={t.recognised}>{content_type}</Fact>
        <Fact name={t.size}>
          {formatBytes(bytes)}
          {width !== null && height !== null && (
            <> · {t.pixels({ width: String(width), height: String(height) })}</>
          )}
        </Fact>
        <Fact name={t.price}>{upload.is_ppv ? formatPesos(upload.ppv_price ?? 0) : t.free}</Fact>
        {picture && <Fact name={t.removed}>{removedWords(upload, t)}</Fact>}
        {watermark && <Fact name={t.watermark}>{watermark}</Fact>}
      </dl>
      {picture && blurred ? (
        <div className={classes.pictures}>
          <Shown words={t.asOpen} src={picture} />
          <Shown words={t.asLocked} src={blurred} />
        </div>
      ) : (
        <p className="dim">{t.videoJudged}</p>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="dim">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Shown({ words, src }: { words: string; src: string }) {
  return (
    <figure className={classes.shown}>
      <div className={classes.frame}>
        <ProtectedFrame>
          <img src={src} alt={words} draggable={false} style={{ objectFit: 'contain' }} />
        </ProtectedFrame>
      </div>
      <figcaption className="dim">{words}</figcaption>
    </figure>
  );
}

function removedWords({ removed }: TriedUpload, t: MediaTestTexts): string {
  const words = { place: t.place, exif: t.exif, profile: t.profile, xmp: t.xmp, iptc: t.iptc };
  return removed.length === 0 ? t.nothingRemoved : removed.map((kind) => words[kind]).join(', ');
}
