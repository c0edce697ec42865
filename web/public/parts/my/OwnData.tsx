import { useTranslations } from 'use-intl';
import { htmlLanguage, languageNames, languages } from '#core/domain/language.ts';
import { formatDate } from '#core/i18n/format.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import styles from './my.module.css';
import { OwnCard, type OwnProps } from './OwnCard.tsx';
import { Readers } from './OwnChoices.tsx';
import { ownAction } from './own-form.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';

/**
 * Links for others, such as a second buyer, to read the page: created, shown once, revoked one by
 * one.
 */
function ShareCard({ data, own }: OwnProps) {
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

function Language({ data, own }: OwnProps) {
  const { token, page } = own;
  const t = useTranslations('my');
  return (
    <OwnCard {...{ data, own }} name="language" title={t('languageTitle')} isFolded>
      <p className={styles.soft}>{t('languageIntro')}</p>
      <form method="post" action={ownAction(data, token, 'choose')} className={styles.languages}>
        {languages.map((language) => (
          <Button
            key={language}
            type="submit"
            size="small"
            variant={language === page.language ? 'ink' : 'outline'}
            name="language"
            value={language}
            lang={htmlLanguage[language]}
            aria-pressed={language === page.language}
          >
            {languageNames[language]}
          </Button>
        ))}
      </form>
    </OwnCard>
  );
}

/** An action that cannot be undone here: opened first, then confirmed inside. */
export function Ending({ data, own, of }: OwnProps & { of: 'withdraw' | 'erasure' | 'revoke' }) {
  const t = useTranslations('my');
  const action = of === 'revoke' ? 'revoke-link' : of;
  return (
    <details className={styles.ending}>
      <summary>{t(`${of}.open`)}</summary>
      <p>{t(`${of}.text`)}</p>
      <form method="post" action={ownAction(data, own.token, action)}>
        <Button type="submit" size="small">
          {t(`${of}.confirm`)}
        </Button>
      </form>
    </details>
  );
}

/** For a page that was opened on another person's device: no link ends. */
export function CloseHere({ data, own, isFolded }: OwnProps & { isFolded?: true }) {
  const t = useTranslations('my.closed');
  return (
    <OwnCard {...{ data, own }} name="device" title={t('whose')} isFolded={isFolded}>
      <p className={styles.soft}>{t('why')}</p>
      <form method="post" action={ownAction(data, own.token, 'close')} className={styles.languages}>
        <Button type="submit" size="small">
          {t('close')}
        </Button>
      </form>
    </OwnCard>
  );
}

export function OwnData(props: OwnProps) {
  const { data, own } = props;
  const t = useTranslations('my');
  const { mayWithdraw, erasureAskedAt } = own.page;
  if (own.page.isReadOnly) {
    return <CloseHere {...props} />;
  }
  return (
    <section className={`${styles.card} ${styles.quiet}`} aria-labelledby="data-title">
      <h2 id="data-title">{t('dataTitle')}</h2>
      <Readers {...props} />
      <ShareCard {...props} />
      <Language {...props} />
      <OwnCard {...{ data, own }} name="data" title={t('endingsTitle')} isFolded>
        <ButtonLink size="small" href={`/api/my/${own.token}/download`} download>
          {t('download')}
        </ButtonLink>
        <div className={styles.endings}>
          {mayWithdraw && <Ending {...props} of="withdraw" />}
          {erasureAskedAt === null ? (
            <Ending {...props} of="erasure" />
          ) : (
            <p className={styles.soft}>
              {t('erasure.asked', {
                day: formatDate(erasureAskedAt, data.language, data.timeZone, 'long'),
              })}
            </p>
          )}
          <Ending {...props} of="revoke" />
        </div>
      </OwnCard>
      <CloseHere {...props} isFolded />
    </section>
  );
}
