import { useTranslations } from 'use-intl';
import type { OwnPageView, SiteData } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import layout from '../../sections/frame/layout.module.css';
import styles from './my.module.css';
import { ownAction } from './own-form.ts';

interface AskDigitsProps {
  data: SiteData;
  own: Extract<OwnPageView, { state: 'digits' }>;
}

/** Asks a new browser for digits of the telephone number; the page names no one. */
export function AskDigits({ data, own: { token, isWrong, isLocked } }: AskDigitsProps) {
  const t = useTranslations('my.digits');
  return (
    <section className={`${layout.container} ${styles.digits}`}>
      <h1>{t('title')}</h1>
      {isLocked ? (
        <p role="alert">{t('locked')}</p>
      ) : (
        <form method="post" action={ownAction(data, token, 'open')} className={layout.card}>
          <TextInput
            id="phoneLast4"
            name="phoneLast4"
            label={t('label')}
            hint={t('intro')}
            error={isWrong ? t('wrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            pattern="\d{4}"
            maxLength={4}
            required
          />
          <Button type="submit" variant="sun" isWide>
            {t('open')}
          </Button>
        </form>
      )}
    </section>
  );
}
