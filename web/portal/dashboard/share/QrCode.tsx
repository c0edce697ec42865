import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Download } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import { qrPng } from './qr-png.ts';
import { qrShape, qrSvg } from './qr-shape.ts';
import { saveFile } from './save-file.ts';
import styles from './share.module.css';

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
        <span className={styles.hint}>{t('qrHint')}</span>
        <span className={styles.tools}>
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
