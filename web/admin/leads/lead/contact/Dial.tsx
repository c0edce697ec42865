import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { telephoneLink, textLink } from '#web/office/parts/contact-links.ts';
import { qrShape } from '#web/office/parts/qr-shape.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './contact.module.css';

/** The number for who sits at a desk: to read, to copy, and as a code for one's own phone. */
export function Dial({ phone, channel }: { phone: string; channel: 'phone' | 'sms' }) {
  const t = useTranslations('admin.contact');
  const link = channel === 'phone' ? telephoneLink(phone) : textLink(phone);
  const { size, path } = useMemo(() => qrShape(link), [link]);
  return (
    <div className={`${shared.between} ${styles.dial}`}>
      <span className={shared.row}>
        <a href={link}>{phone}</a>
        <CopyButton text={phone} label={t('copy')} />
      </span>
      <figure>
        <figcaption className={shared.small}>{t(`scan.${channel}`)}</figcaption>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t(`code.${channel}`, { phone })}
        >
          <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
          <path d={path} />
        </svg>
      </figure>
    </div>
  );
}
