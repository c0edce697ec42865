import { useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { Check } from '#web/kit/icons.tsx';
import { NoticeText } from '../eligibility/NoticeText.tsx';
import { Still } from '../../art/Still.tsx';
import { evening } from '../../media/still-media.ts';
import layout from '../../sections/frame/layout.module.css';
import styles from './my.module.css';
import { OwnCard, type OwnProps, Saved } from './OwnCard.tsx';
import { OwnChoices, Partner, Ways } from './OwnChoices.tsx';
import { CloseHere, Ending, OwnData } from './OwnData.tsx';
import { ShareCard } from './ShareCard.tsx';

function Progress({ data, own }: OwnProps) {
  const { page } = own;
  const t = useTranslations('my');
  const { milestones } = milestoneTexts[data.language];
  return (
    <OwnCard {...{ data, own }} name="stands" title={t('standsTitle')}>
      <ol className={styles.reached}>
        {page.progress.reached.map(({ milestone, at }) => (
          <li key={milestone}>
            <span className={styles.mark}>
              <Check size={16} />
            </span>
            <span>{milestones[milestone]}</span>
            <time dateTime={at}>{formatDate(at, data.language, data.timeZone)}</time>
          </li>
        ))}
      </ol>
    </OwnCard>
  );
}

function Promises({ data, own }: OwnProps) {
  const { page } = own;
  const t = useTranslations('my');
  if (page.promises.length === 0) {
    return null;
  }
  return (
    <OwnCard {...{ data, own }} name="promises" title={t('promisesTitle')}>
      <ul className={styles.promises}>
        {page.promises.map(({ promise, by, isPast, again }) => {
          const day = formatDate(by, data.language, 'UTC', 'long');
          return (
            <li key={promise}>
              <strong>{t(`promises.${promise}`)}</strong>
              <span>{t(isPast ? 'late' : 'by', { day })}</span>
              {again && (
                <strong>
                  {t('again', { day: formatDate(again, data.language, 'UTC', 'long') })}
                </strong>
              )}
            </li>
          );
        })}
      </ul>
      {page.promises.some(
        ({ promise, isPast, again }) => promise === 'contact' && (!isPast || again),
      ) && (
        <p>
          <a href={`/api/my/${own.token}/call`} download>
            {t('callEntry')}
          </a>
        </p>
      )}
      <p className={styles.soft}>{t('promisesNote')}</p>
    </OwnCard>
  );
}

/** The notices of negative answers, each to open and read. */
function Notices({ data, own }: OwnProps) {
  const t = useTranslations('my');
  const { notices } = own.page;
  if (notices.length === 0) {
    return null;
  }
  return (
    <OwnCard {...{ data, own }} name="notices" title={t('noticesTitle')}>
      {notices.map(({ text, answeredAt, way, sentAt }) => (
        <details key={answeredAt}>
          <summary>
            {t(sentAt ? `noticeSent.${way!}` : 'noticeOpen', {
              day: formatDate(sentAt ?? answeredAt, data.language, data.timeZone, 'long'),
            })}
          </summary>
          <NoticeText text={text} />
        </details>
      ))}
    </OwnCard>
  );
}

function Specialist({ data, own }: OwnProps) {
  const { page } = own;
  const t = useTranslations('my');
  const { specialist } = page;
  return (
    <OwnCard {...{ data, own }} name="specialist" title={t('specialistTitle')}>
      {specialist ? (
        <p className={styles.specialist}>
          {specialist.photo ? (
            <img src={specialist.photo} alt="" width={64} height={64} />
          ) : (
            <span aria-hidden className={styles.initial}>
              {specialist.firstName.charAt(0)}
            </span>
          )}
          <span>
            <strong>{t('specialist', { firstName: specialist.firstName })}</strong>
            <br />
            <a href={`/api/my/${own.token}/specialist`} download>
              {t('saveContact', { firstName: specialist.firstName })}
            </a>
          </span>
        </p>
      ) : (
        <p className={styles.soft}>{t('noSpecialist')}</p>
      )}
    </OwnCard>
  );
}

function Figures({ data, own }: OwnProps) {
  const { page } = own;
  const t = useTranslations('my');
  const { figures } = page;
  return (
    <OwnCard {...{ data, own }} name="figures" title={t('figuresTitle')}>
      {figures ? (
        <>
          <p className={styles.soft}>{figures.basis}</p>
          <p className={figures.holds ? styles.holds : styles.changed}>
            {t(figures.holds ? 'holds' : 'changed')}
          </p>
          <dl className={styles.figures}>
            {figures.lines.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                {note && <dd className={styles.note}>{note}</dd>}
              </div>
            ))}
          </dl>
          <details className={styles.more}>
            <summary>{t('figuresNotes')}</summary>
            {figures.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </details>
        </>
      ) : (
        <p className={styles.soft}>{t('noFigures')}</p>
      )}
    </OwnCard>
  );
}

/** The page of a buyer whose browser opened it: the lender's data and promises, then choices. */
export function OwnApplication({ data, own }: OwnProps) {
  const t = useTranslations('my');
  const { page } = own;
  const { turn, next } = page.progress;
  return (
    <>
      <section className={`${layout.night} ${styles.head}`}>
        <Still of={evening} className={`${styles.picture} screen-only`} />
        <div className={layout.container}>
          <p className={styles.reference}>{t('reference', { reference: page.reference })}</p>
          <h1>
            {t(page.onlyStops ? 'onlyStops.title' : page.isReadOnly ? 'readerTitle' : 'title', {
              firstName: page.firstName,
              isNamed: page.firstName === '' ? 'no' : 'yes',
            })}
          </h1>
          {!page.onlyStops && (
            <p className={styles.turn}>
              <strong>{t(`turn.${turn}`)}</strong>
              <span>{t(`next.${next}`)}</span>
            </p>
          )}
        </div>
      </section>
      <div className={layout.container}>
        <Saved {...{ data, own }} at={undefined} />
      </div>
      <div className={`${layout.container} ${styles.columns}`}>
        {page.onlyStops ? <OnlyStops {...{ data, own }} /> : <Whole {...{ data, own }} />}
      </div>
    </>
  );
}

/** For a link to an address that staff entered: why it only stops, and all that it may do. */
function OnlyStops({ data, own }: OwnProps) {
  const t = useTranslations('my');
  return (
    <>
      <div>
        <OwnCard {...{ data, own }} name="why" title={t('onlyStops.whyTitle')}>
          <p>{t('onlyStops.why', { lender: data.terms.lenderName })}</p>
          <Ending {...{ data, own }} of="withdraw" />
        </OwnCard>
      </div>
      <div>
        <Ways {...{ data, own }} />
        <Partner {...{ data, own }} />
        <CloseHere {...{ data, own }} />
      </div>
    </>
  );
}

function Whole({ data, own }: OwnProps) {
  const { page } = own;
  return (
    <>
      <div>
        <Progress {...{ data, own }} />
        <Promises {...{ data, own }} />
        <Notices {...{ data, own }} />
        <Specialist {...{ data, own }} />
        <Figures {...{ data, own }} />
      </div>
      <div>
        {!page.isReadOnly && (
          <>
            <OwnChoices {...{ data, own }} />
            <ShareCard {...{ data, own }} />
            <OwnData {...{ data, own }} />
          </>
        )}
        <CloseHere {...{ data, own }} />
      </div>
    </>
  );
}
