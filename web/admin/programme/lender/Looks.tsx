import { useTranslations } from 'use-intl';
import { isBrandColors } from '#core/domain/programme/brand-colors.ts';
import { Logo, LogoMark } from '#web/kit/Logo.tsx';
import button from '#web/kit/button.module.css';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './lender.module.css';
import type { TypedLender } from './lender-form.ts';

/** The head of a page, a mail and a flyer with what is typed. */
export function Looks({ typed, logo }: { typed: TypedLender; logo: string | null }) {
  const t = useTranslations('admin.lender.looks');
  const { name, phone, license, address1, ground, ink } = typed;
  const own = isBrandColors({ ground, ink }) ? { background: ground, color: ink } : {};
  return (
    <aside className={`${shared.stack} ${styles.looks}`} aria-label={t('title')}>
      <Card title={t('pages')}>
        <div className={shared.stack}>
          <div className={shared.between}>
            {logo ? <img src={logo} alt="" /> : <Logo />}
            {phone}
          </div>
          <div>
            <span className={`${button.button} ${button.sun}`} style={own}>
              {t('button')}
            </span>
          </div>
        </div>
      </Card>
      <Card title={t('mails')}>
        <p>{t('from', { name })}</p>
        <p className={shared.strong}>{t('subject')}</p>
        <p className={shared.soft}>{[address1, license].filter(Boolean).join(' · ')}</p>
      </Card>
      <Card title={t('flyers')}>
        <div className={shared.row}>
          {logo ? <img src={logo} alt="" /> : <LogoMark size={28} />}
          <span className={shared.strong}>{t('scan')}</span>
          <span className={shared.soft}>{name}</span>
        </div>
      </Card>
    </aside>
  );
}
