import { useMemo } from 'react';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl';
import { Download } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './share.module.css';

/** Has the browser save a file that was made here. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn of the clock.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Four modules are the edge that a camera needs around the code.
const edge = 4;

/** The dark modules of a row as strokes, so that neighbours have no seam between them. */
function strokesOf(row: readonly boolean[], y: number): string {
  let strokes = '';
  for (let x = 0; x < row.length; x++) {
    const isStart = row[x] && !row[x - 1];
    if (isStart) {
      const end = row.indexOf(false, x);
      strokes += `M${x} ${y}h${end - x}v1h${x - end}z`;
    }
  }
  return strokes;
}

/**
 * The QR code of a text: `size` modules with its quiet edge, the dark ones as a path. A quarter of it
 * may be hidden or dirty, because it is printed on signs.
 */
function qrShape(text: string) {
  const { data: rows, size } = encode(text, { ecc: 'Q', border: edge });
  return { size, rows, path: rows.map(strokesOf).join('') };
}

type QrShape = ReturnType<typeof qrShape>;

function qrSvg({ size, path }: QrShape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Pixels of one module: the code is some 600 pixels wide, enough for a sign. */
const scale = 16;

/** The code as pixels, sharp at every edge; null where the browser makes none. */
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
  /** The files are named after it. */
  code: string;
}

export function QrCode({ link, code }: QrCodeProps) {
  const t = useTranslations('portal.share');
  const shape = useMemo(() => qrShape(link), [link]);
  const saveSvg = () => {
    saveFile(new Blob([qrSvg(shape)], { type: 'image/svg+xml' }), `${code}.svg`);
  };
  const savePng = async () => {
    const picture = await qrPng(shape);
    if (picture) {
      saveFile(picture, `${code}.png`);
    } else {
      toastError({ title: t('pngFailed') });
    }
  };
  return (
    <figure className={styles.qr}>
      <svg
        role="img"
        aria-label={t('qrCode')}
        viewBox={`0 0 ${shape.size} ${shape.size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={shape.path} />
      </svg>
      <figcaption className={styles.caption}>
        <span className={`${shared.small} ${styles.hint}`}>{t('qrHint')}</span>
        <span className={shared.row}>
          <ToolButton
            aria-label={t('saveSvg')}
            onClick={saveSvg}
          >
            <Download size={16} />
            SVG
          </ToolButton>
          <ToolButton
            aria-label={t('savePng')}
            onClick={() => void savePng()}
          >
            <Download size={16} />
            PNG
          </ToolButton>
        </span>
      </figcaption>
    </figure>
  );
}
