import { useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import styles from './my.module.css';
import { OwnCard, type OwnProps } from './OwnCard.tsx';
import { ownAction } from './own-form.ts';

/**
 * Links for others, such as a second buyer, to read the page: created, shown once, revoked one by
 * one.
 */
export function ShareCard({ data, own }: OwnProps) {
  const t = useTranslations('my.share');
  const { language, timeZone } = data;
  const dayOf = (moment: string) => formatDate(moment, language, timeZone);
  return (
    <OwnCard {...{ data, own }} name="share" title={t('title')} isFolded>
      <p className={styles.soft}>{t('intro')}</p>
      {own.shared && (
        <div className={styles.saved}>
          <TextInput
            id="shared"
            label={t('made')}
            hint={t('madeHint')}
            value={own.shared}
            readOnly
          />
        </div>
      )}
      <ul className={styles.promises}>
        {own.page.shared.map(({ id, madeAt, openedAt }) => (
          <li key={id}>
            <strong>{t('link', { day: dayOf(madeAt) })}</strong>
            <span>{openedAt ? t('opened', { day: dayOf(openedAt) }) : t('unopened')}</span>
            <form method="post" action={ownAction(data, own.token, 'unshare')}>
              <Button
                type="submit"
                size="small"
                name="link"
                value={id}
                aria-label={t('closeOf', { day: dayOf(madeAt) })}
              >
                {t('close')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={ownAction(data, own.token, 'share')} className={styles.languages}>
        <Button type="submit" size="small">
          {t('make')}
        </Button>
      </form>
    </OwnCard>
  );
}
