import { useTranslations } from 'use-intl';
import { Download } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { QrImage } from '#web/office/parts/QrImage.tsx';
import { type QrShape, qrShape } from '#web/office/parts/qr-shape.ts';
import { saveFile } from '#web/office/parts/save-file.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './share.module.css';

function qrSvg({ size, path }: QrShape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Pixels per module: the code is some 600 pixels wide, enough for a sign. */
const scale = 16;

/** The code as pixels, sharp at every edge; null if the browser makes none. */
function qrPng({ size, rows }: QrShape): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) {
    return Promise.resolve(null);
  }
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) {
        pen.fillRect(x * scale, y * scale, scale, scale);
      }
    }
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

interface QrCodeProps {
  link: string;
  /** Used in the file names. */
  code: string;
}

export function QrCode({ link, code }: QrCodeProps) {
  const t = useTranslations('portal.share');
  const saveSvg = () => {
    saveFile(new Blob([qrSvg(qrShape(link))], { type: 'image/svg+xml' }), `${code}.svg`);
  };
  const savePng = async () => {
    const picture = await qrPng(qrShape(link));
    if (picture) {
      saveFile(picture, `${code}.png`);
    } else {
      toastError({ title: t('pngFailed') });
    }
  };
  return (
    <figure className={styles.qr}>
      <QrImage text={link} label={t('qrCode')} className={`${shared.frame} ${styles.code}`} />
      <figcaption className={styles.caption}>
        <span className={`${shared.small} ${styles.hint}`}>{t('qrHint')}</span>
        <span className={shared.row}>
          <ToolButton aria-label={t('saveSvg')} onClick={saveSvg}>
            <Download size={16} />
            SVG
          </ToolButton>
          <ToolButton aria-label={t('savePng')} onClick={() => void savePng()}>
            <Download size={16} />
            PNG
          </ToolButton>
        </span>
      </figcaption>
    </figure>
  );
}
