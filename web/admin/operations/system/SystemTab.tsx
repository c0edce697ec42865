import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CheckState, readSystem, type SystemCheck } from '#core/contract/operations/system.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { relativeTime } from '#web/office/formats/relative-time.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { fileSize } from '../../programme/hero/file-size.ts';
import { pathOf } from '../../navigation/tabs.ts';
import styles from './system.module.css';

type System = AnswerOf<typeof readSystem>;
type Check = System['checks'][number];

const systemQuery = callQuery(readSystem, {}, { staleTime: 0, refetchInterval: 30_000 });

const tones = { wrong: 'red', look: 'amber', fine: 'green' } as const satisfies Record<
  CheckState,
  string
>;

// The screen on which staff can fix the problem themselves.
const doneIn: Partial<Record<SystemCheck, 'sent' | 'integrations'>> = {
  hold: 'sent',
  jobs: 'sent',
  givenUp: 'sent',
  webhooks: 'integrations',
};

function CheckLine({ check, asOf }: { check: Check; asOf: string }) {
  const t = useTranslations('admin.system');
  // The compiler gives up on so many texts with choices in them.
  const say = t as unknown as (key: string, values: Record<string, string | number>) => string;
  const sizes = useTranslations('admin.hero');
  const times = useTranslations('office.time');
  const { name, state, count, of, since } = check;
  const place = state === 'fine' ? undefined : doneIn[name];
  const text = say(`texts.${name}`, {
    state,
    count: count ?? 0,
    of: of ?? 0,
    free: fileSize(sizes, count ?? 0),
    size: fileSize(sizes, of ?? 0),
    since: since === null ? t('never') : relativeTime(since, new Date(asOf), times),
  });
  return (
    <li className={styles.check}>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      <h3 className={styles.name}>{t(`names.${name}`)}</h3>
      <p className={state === 'fine' ? shared.soft : undefined}>
        {text} {place && <Link to={pathOf(place)}>{t(`open.${place}`)}</Link>}
      </p>
    </li>
  );
}

function Summary({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('admin.system');
  const inState = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const [wrong, look] = [inState('wrong'), inState('look')];
  return (
    <span className={shared.row}>
      {wrong > 0 && <Badge tone={tones.wrong}>{t('wrong', { count: wrong })}</Badge>}
      {look > 0 && <Badge tone={tones.look}>{t('look', { count: look })}</Badge>}
      {wrong + look === 0 && <Badge tone={tones.fine}>{t('allFine')}</Badge>}
    </span>
  );
}

function Facts({ system: { database, startedAt, asOf } }: { system: System }) {
  const t = useTranslations('admin.system.facts');
  const sizes = useTranslations('admin.hero');
  const { isBundled, version, bytes } = database;
  return (
    <dl className={styles.facts}>
      <dt>{t('database')}</dt>
      <dd>{t(isBundled ? 'bundled' : 'server', { version, size: fileSize(sizes, bytes) })}</dd>
      {!isBundled && (
        <>
          <dt>{t('backups')}</dt>
          <dd>{t('ownTools')}</dd>
        </>
      )}
      <dt>{t('started')}</dt>
      <dd>
        <ExactTime value={startedAt} />
      </dd>
      <dt>{t('asOf')}</dt>
      <dd>
        <ExactTime value={asOf} />
      </dd>
    </dl>
  );
}

export function SystemTab() {
  const t = useTranslations('admin.system');
  const system = useQuery(systemQuery);
  return (
    <Loaded query={system} failure={t('failed')} lines={12}>
      {(shown) => (
        <div className={shared.stack}>
          <Card title={t('title')} aside={<Summary checks={shown.checks} />} isFlush>
            <ul>
              {shown.checks.map((check) => (
                <CheckLine key={check.name} check={check} asOf={shown.asOf} />
              ))}
            </ul>
          </Card>
          <Facts system={shown} />
          <p className={shared.hint}>{t('note')}</p>
        </div>
      )}
    </Loaded>
  );
}
