import { useTranslations } from 'use-intl';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { formatDate } from '#core/i18n/format.ts';
import { capitalized } from '#core/i18n/partner-label.ts';
import { Button } from '#web/kit/Button.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { HiddenFields } from '../form/HiddenFields.tsx';
import choices from './choices.module.css';
import styles from './my.module.css';
import { OwnCard, type OwnProps } from './OwnCard.tsx';
import { ownAction } from './own-form.ts';

/** A form for each channel; its button is the switch. */
export function Ways({ data, own }: OwnProps) {
  const { token, page } = own;
  const { channels } = page;
  const t = useTranslations('my');
  return (
    <OwnCard {...{ data, own }} name="contact" title={t('contactTitle')}>
      {page.mayChooseChannels && channels ? (
        <>
          <p className={styles.soft}>{t('contactIntro', { lender: data.terms.lenderName })}</p>
          {contactChannels.map((way) => {
            const isOn = channels[way];
            return (
              <form key={way} method="post" action={ownAction(data, token, 'choose')}>
                <input type="hidden" name={way} value={isOn ? 'off' : 'on'} />
                <HiddenFields
                  values={{ consentVersion: page.consent.version, shownIn: data.language }}
                />
                <button className={choices.switch} role="switch" aria-checked={isOn}>
                  <span>{t(`ways.${way}`)}</span>
                  <span aria-hidden className={choices.state}>
                    {t(isOn ? 'on' : 'off')}
                  </span>
                  <span aria-hidden className={choices.track} />
                </button>
              </form>
            );
          })}
          <p className={styles.fine}>{t('emailNote')}</p>
          {!page.onlyStops && (
            <details className={styles.more} open={contactChannels.some((way) => !channels[way])}>
              <summary>{t('consentTitle')}</summary>
              <p>{page.consent.text}</p>
            </details>
          )}
        </>
      ) : (
        <p>{t('never')}</p>
      )}
    </OwnCard>
  );
}

function Watch({ data, own }: OwnProps) {
  const { token, page } = own;
  const t = useTranslations('my.watch');
  if (!page.isWatching) {
    return null;
  }
  return (
    <OwnCard {...{ data, own }} name="watch" title={t('title')}>
      <p className={styles.soft}>{t('text')}</p>
      <form method="post" action={ownAction(data, token, 'choose')} className={styles.languages}>
        <Button type="submit" size="small" name="watch" value="off">
          {t('stop')}
        </Button>
      </form>
    </OwnCard>
  );
}

export function Partner({ data, own }: OwnProps) {
  const { token, page } = own;
  const t = useTranslations('my');
  const sees = useTranslations('form.partnerSees');
  const { partner } = page;
  if (partner === null) {
    return null;
  }
  const title = page.onlyStops
    ? sees('title', { name: '', isNamed: 'no' })
    : capitalized(t('partnerTitle', { name: partner.name }));
  return (
    <OwnCard {...{ data, own }} name="partner" title={title}>
      <form method="post" action={ownAction(data, token, 'choose')}>
        <RadioGroup
          name="partnerSees"
          label={
            page.onlyStops ? (
              t('onlyStops.partner')
            ) : (
              <span className="visually-hidden">{title}</span>
            )
          }
          defaultValue={partner.sees}
          options={partner.choices.toReversed().map((value) => ({
            value,
            label: sees(`levels.${value}`),
            note: sees(`notes.${value}`),
          }))}
        />
        {partner.choices.length > 1 && (
          <Button type="submit" size="small">
            {t('save')}
          </Button>
        )}
      </form>
    </OwnCard>
  );
}

export function Readers({ data, own }: OwnProps) {
  const { page } = own;
  const t = useTranslations('my');
  return (
    <OwnCard {...{ data, own }} name="readers" title={t('readersTitle')} isFolded>
      {page.readers.length === 0 ? (
        <p className={styles.soft}>{t('readersNone')}</p>
      ) : (
        <>
          <ul className={choices.readers}>
            {page.readers.map(({ who, name, day, times }) => (
              <li key={`${day} ${who} ${name}`}>
                <span>{t(`who.${who}`, { name: name ?? '' })}</span>
                <span>
                  <time dateTime={day}>{formatDate(day, data.language, 'UTC')}</time>
                  {times > 1 && `, ${t('times', { times })}`}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.fine}>{t('readersNote')}</p>
        </>
      )}
    </OwnCard>
  );
}

export function OwnChoices(props: OwnProps) {
  return (
    <>
      <Ways {...props} />
      <Watch {...props} />
      <Partner {...props} />
    </>
  );
}
