import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { flyerPath } from '#core/contract/site.ts';
import { type Language, languageNames } from '#core/domain/language.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Check, Print } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../dashboard/tabs.ts';
import { useSession } from '../session-context.ts';
import styles from './kit.module.css';
import type { Links, PartnerLink } from '../api-types.ts';

interface SheetCardProps {
  kind: 'flyer' | 'sign';
  language: Language;
  /** The code alone without one. */
  link: PartnerLink | undefined;
  flyer: Links['flyer'];
}

export function SheetCard({ kind, language, link, flyer }: SheetCardProps) {
  const t = useTranslations('portal.kit.print');
  const { dateOf } = useFormats();
  const { phone } = useSession().affiliate;
  const of = link ? `&link=${link.id}` : '';
  const sheet = `${flyerPath}?lang=${language}&kind=${kind}${of}`;
  const isFlyer = kind === 'flyer';
  const known = isFlyer
    ? [
        phone ? (
          t('phone', { phone: formatPhone(phone).replace(' ', '\u00a0') })
        ) : (
          <Link to={pathOf('profile')}>{t('noPhone')}</Link>
        ),
        flyer.pay && t('pay', flyer.pay),
        t('goodUntil', { day: dateOf(flyer.goodUntil) }),
      ]
    : [t(phone ? 'big' : 'code'), t('same')];
  return (
    <Card title={t(kind)}>
      <div className={`${styles.sheet} ${styles[kind]}`}>
        <span className={styles.paper}>
          <iframe
            // Another address in the same frame would be a step back in the history.
            key={sheet}
            src={`${sheet}&look`}
            title={t('look', { sheet: t(kind), language: languageNames[language] })}
            // Its fonts are those of this origin.
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
          />
        </span>
        <div className={shared.tightRows}>
          <ButtonLink
            variant={isFlyer ? 'sun' : 'outline'}
            href={`${sheet}#print`}
            target="_blank"
            aria-label={t(`${kind}Of`)}
          >
            <Print size={20} />
            {t('print')}
          </ButtonLink>
          <ul className={styles.known}>
            {known.filter(Boolean).map((text, index) => (
              <li key={index}>
                <Check size={18} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
