import { useTranslations } from 'use-intl';
import { formatDate, formatDollars } from '#core/i18n/format.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { milestones, type Milestone } from '#core/domain/partners/milestones.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { shownRates } from '#core/domain/visitor/cost/net-cost.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Calendar, Check, Phone } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { telephoneLink } from '../../sections/frame/Header.tsx';
import ringStyles from '../../sections/frame/rings.module.css';
import { NoticeText } from '../eligibility/NoticeText.tsx';
import layout from '../../sections/frame/layout.module.css';
import styles from './my.module.css';
import { OwnCard, type OwnProps, Saved } from './OwnCard.tsx';
import { OwnChoices, Partner, Ways } from './OwnChoices.tsx';
import { CloseHere, Ending, OwnData } from './OwnData.tsx';

type Promise = OwnProps['own']['page']['promises'][number];

/** The promise of a first contact, while it is owed. */
const contactOf = ({ own }: OwnProps): Promise | undefined =>
  own.page.promises.find(({ promise }) => promise === 'contact');

/** A day, in one line. */
const longDay = (day: string, { data }: OwnProps) => formatDate(day, data.language, 'UTC', 'long');

function NextStep(props: OwnProps) {
  const { data, own } = props;
  const { progress, contactMethod } = own.page;
  const { figures } = useSite();
  const t = useTranslations('my');
  const ways = useTranslations('form.contactMethods');
  const contact = contactOf(props);
  const again = contact?.again ?? null;
  const next = t(`next.${progress.next}`);
  const says = !contact
    ? next
    : contact.isPast
      ? again && t('again', { day: longDay(again, props) })
      : t('promised', {
          day: longDay(contact.by, props),
          way: contactMethod ? ways(contactMethod).toLocaleLowerCase(data.language) : 'none',
        });
  const below = contact?.isPast
    ? t('late', { day: longDay(contact.by, props) })
    : contact
      ? t('within', figures)
      : t(`turn.${progress.turn}`);
  return (
    <div id="promises">
      <div className={styles.promise}>
        <p className={styles.says}>{says || next}</p>
        <p>{below}</p>
      </div>
      <p className={styles.tools}>
        {figures.phone && (
          <ButtonLink href={telephoneLink(figures.phone)}>
            <Phone size={20} />
            {t('call')}
          </ButtonLink>
        )}
        {contact && (!contact.isPast || again) && (
          <ButtonLink href={`/api/my/${own.token}/call`} download>
            <Calendar size={20} />
            {t('callEntry')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

const steps = [
  ['received', 'applied'],
  ['review', 'contacted'],
  ['specialist', 'contacted'],
  ['assessment', 'submitted'],
  ['preApproval', 'approved'],
  ['closing', 'closed'],
] as const;

/** One list of six steps: the reached ones with their day, then when to expect the others. */
function Progress(props: OwnProps) {
  const { data, own } = props;
  const { progress, specialist } = own.page;
  const { figures } = useSite();
  const t = useTranslations('my');
  const names = useTranslations('thankYou');
  const { milestones: words } = milestoneTexts[data.language];
  const contact = contactOf(props);
  const last = progress.reached.at(-1);
  const isOver = last?.milestone === 'ended';
  const isPast = (at: string) =>
    milestones.indexOf(last!.milestone) >= milestones.indexOf(at as Milestone);
  const dayOf = (milestone: string) =>
    progress.reached.find((one) => one.milestone === milestone)?.at;
  const told = steps.map(([step, milestone]) => {
    const isDone = isOver
      ? dayOf(milestone) !== undefined
      : isPast(milestone) || (milestone === 'contacted' && specialist !== null);
    return { step, isDone, at: dayOf(milestone) };
  });
  const now = told.findIndex(({ isDone }) => !isDone);
  const expected = {
    received: null,
    review: null,
    specialist:
      contact && !contact.isPast ? t('rings.by', { day: longDay(contact.by, props) }) : null,
    assessment: mayShow(data.terms, 'service-times') ? t('rings.assessment', figures) : null,
    preApproval: mayShow(data.terms, 'service-times') ? t('rings.preApproval', figures) : null,
    closing: t('rings.closing'),
  };
  const title = (step: (typeof steps)[number][0]) =>
    step === 'received' || step === 'review' || step === 'specialist'
      ? names(`status.${step}`)
      : names(`steps.${step}.title`);
  return (
    <OwnCard {...props} name="stands" title={t('standsTitle')}>
      <ol className={ringStyles.rings}>
        {told
          .filter(({ isDone }) => isDone || !isOver)
          .map(({ step, isDone, at }, index) => (
            <li
              key={step}
              className={isDone ? ringStyles.done : index === now ? ringStyles.now : undefined}
            >
              <span className={ringStyles.mark}>{isDone ? <Check size={18} /> : index + 1}</span>
              <strong>{title(step)}</strong>
              {isDone ? (
                at && (
                  <time dateTime={at}>{formatDate(at, data.language, data.timeZone, 'long')}</time>
                )
              ) : index === now ? (
                <span>{t(progress.turn === 'client' ? 'rings.client' : 'rings.lender')}</span>
              ) : (
                expected[step] && <span>{expected[step]}</span>
              )}
            </li>
          ))}
        {isOver && (
          <li className={ringStyles.done}>
            <span className={ringStyles.mark}>
              <Check size={18} />
            </span>
            <strong>{words.ended}</strong>
            <time dateTime={last.at}>
              {formatDate(last.at, data.language, data.timeZone, 'long')}
            </time>
          </li>
        )}
      </ol>
    </OwnCard>
  );
}

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

function PanelsRow({
  low,
  high,
  dollars,
}: {
  low: number;
  high: number;
  dollars: (amount: number) => string;
}) {
  const t = useTranslations('my.main');
  const verdict = low > 0 ? 'costs' : high < 0 ? 'saves' : 'even';
  const [from, to] = verdict === 'saves' ? [-high, -low] : [Math.abs(low), high];
  return (
    <div>
      <dt>{t('panels')}</dt>
      <dd>{t(`range.${verdict}`, { low: dollars(from), high: dollars(to) })}</dd>
      <dd className={styles.note}>
        {t(verdict, { low: String(shownRates[0]), high: String(shownRates.at(-1)) })}
      </dd>
    </div>
  );
}

function Figures({ data, own }: OwnProps) {
  const t = useTranslations('my');
  const { figures } = own.page;
  const dollars = (amount: number) => formatDollars(amount, data.language);
  if (!figures) {
    return (
      <OwnCard {...{ data, own }} name="figures" title={t('figuresTitle')}>
        <p className={styles.soft}>{t('noFigures')}</p>
      </OwnCard>
    );
  }
  const { homePrice, grant, bring, panels } = figures.main;
  return (
    <OwnCard {...{ data, own }} name="figures" title={t('figuresTitle')}>
      <p className={styles.soft}>{t(figures.holds ? 'holds' : 'changed')}</p>
      <dl className={styles.figures}>
        {grant !== null && (
          <div>
            <dt>{t('main.grant', { price: dollars(homePrice) })}</dt>
            <dd>{dollars(grant)}</dd>
          </div>
        )}
        {bring && (
          <div>
            <dt>{t('main.bring')}</dt>
            <dd>{t('main.range.costs', { low: dollars(bring.low), high: dollars(bring.high) })}</dd>
            {grant !== null && (
              <dd className={styles.note}>
                {t('main.closingOnly', { amount: dollars(bring.closingOnly) })}
              </dd>
            )}
          </div>
        )}
        {panels && <PanelsRow {...panels} dollars={dollars} />}
      </dl>
      <details className={styles.fold}>
        <summary>{t('figuresNotes')}</summary>
        <p className={styles.soft}>{figures.basis}</p>
        <dl className={styles.figures}>
          {figures.lines.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
        {figures.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </details>
    </OwnCard>
  );
}

function AtHand() {
  const t = useTranslations('my.atHand');
  return (
    <section className={`${styles.card} ${styles.quiet}`} aria-labelledby="at-hand-title">
      <h2 id="at-hand-title">{t('title')}</h2>
      <ul className={styles.list}>
        {(['pay', 'taxes', 'id'] as const).map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
      <p className={styles.fine}>{t('note')}</p>
    </section>
  );
}

/** The page of a buyer whose browser opened it: the lender's data and promises, then choices. */
export function OwnApplication({ data, own }: OwnProps) {
  const t = useTranslations('my');
  const { page } = own;
  return (
    <>
      <div className={`${layout.container} ${styles.head}`}>
        <p className={styles.reference}>{t('reference', { reference: page.reference })}</p>
        <h1>
          {t(page.onlyStops ? 'onlyStops.title' : page.isReadOnly ? 'readerTitle' : 'title', {
            firstName: page.firstName,
            isNamed: page.firstName === '' ? 'no' : 'yes',
          })}
        </h1>
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
      <OwnCard {...{ data, own }} name="why" title={t('onlyStops.whyTitle')}>
        <p>{t('onlyStops.why', { lender: data.terms.lenderName })}</p>
        <Ending {...{ data, own }} of="withdraw" />
      </OwnCard>
      <Ways {...{ data, own }} />
      <Partner {...{ data, own }} />
      <CloseHere {...{ data, own }} />
    </>
  );
}

function Whole(props: OwnProps) {
  const { isReadOnly } = props.own.page;
  return (
    <>
      <NextStep {...props} />
      <Progress {...props} />
      <Notices {...props} />
      <Specialist {...props} />
      <div className={styles.side}>
        <Figures {...props} />
        <AtHand />
      </div>
      {!isReadOnly && <OwnChoices {...props} />}
      <OwnData {...props} />
    </>
  );
}
