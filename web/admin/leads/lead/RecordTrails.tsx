import { useTranslations } from 'use-intl';
import { campaignNames } from '#core/domain/leads/lead-source.ts';
import { Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import styles from './lead.module.css';

/** A click id is long and means nothing to people: its start tells it apart. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 24)}…` : text;
}

export function SourceFacts({ source }: Pick<LeadDetail, 'source'>) {
  const t = useTranslations('admin.lead.source');
  if (!source) {
    return <p className={shared.soft}>{t('none')}</p>;
  }
  const { firstSeen, page, referrer, isLogged } = source;
  return (
    <Facts>
      <Fact name={t('firstSeen')}>
        {firstSeen && <ExactTime value={firstSeen} />}
        <span className={styles.under}>{t(isLogged ? 'logged' : 'claimed')}</span>
      </Fact>
      <Fact name={t('page')}>{page}</Fact>
      <Fact name={t('referrer')}>{referrer ?? t('direct')}</Fact>
      {campaignNames.map(
        (name) =>
          source[name] !== null && (
            <Fact key={name} name={t(name)}>
              <span title={source[name]}>{shortened(source[name])}</span>
            </Fact>
          ),
      )}
    </Facts>
  );
}
