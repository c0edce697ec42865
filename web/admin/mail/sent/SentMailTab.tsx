import { useTranslations } from 'use-intl';
import { useQuery } from '@tanstack/react-query';
import {
  listSentMails,
  readMailHold,
  readSentMail,
  releaseMails,
  resendMail,
} from '#core/contract/mail/sent-mails.ts';
import { mailKinds, mailStates, staffMailKind } from '#core/domain/mail/mail-kind.ts';
import { Button } from '#web/kit/Button.tsx';
import { Arrow, Mail, Warning } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { NothingFound } from '#web/office/list/NothingFound.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { ListSearch } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { ExactTime, RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SentMail, SentMailList } from '../../api-types.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveRows } from '../../office/live/use-live-rows.ts';
import { useOpenRow } from '../../use-open-row.ts';
import { May } from '../../May.tsx';
import {
  type OpenMail,
  stateTones,
  useMailKind,
  useSentMailColumns,
} from './sent-mail-columns.tsx';
import styles from './sent-mail.module.css';
import { Link } from 'react-router';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ShownMail } from '../templates/ShownMail.tsx';
import { useMay } from '../../navigation/session-query.ts';

function MailFacts({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sent');
  const kindOf = useMailKind();
  const { state, reason, serverAnswer, messageId, leadId, sentAt, nextTryAt } = mail;
  const facts = {
    state: <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>,
    recipient: mail.recipient ?? t('staff'),
    kind: kindOf(mail.kind),
    written: <ExactTime value={mail.createdAt} />,
    sent: sentAt && <ExactTime value={sentAt} />,
    nextTry: nextTryAt && <ExactTime value={nextTryAt} />,
    attempts: String(mail.attempts),
    reason,
    answer: serverAnswer && <code>{serverAnswer}</code>,
    messageId: messageId && <code>{messageId}</code>,
    lead: leadId !== null && <Link to={adminLeadPath(leadId)}>{leadReference(leadId)}</Link>,
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <dl className={`${shared.tightRows} ${styles.facts}`}>
      {names.map(
        (name) =>
          facts[name] && (
            <div key={name}>
              <dt className={shared.small}>{t(`one.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function useQuestion({ state, reason, recipient }: SentMail): string {
  const t = useTranslations('admin.sent');
  const to = recipient ?? t('staff');
  if (state === 'withheld') {
    return t('one.withheldQuestion', { reason: reason ?? '', recipient: to });
  }
  return state === 'sent' ? t('one.question', { recipient: to }) : t('one.unsentQuestion');
}

/** States whose email cannot be sent again. */
const isLost: ReadonlySet<SentMail['wordsState']> = new Set(['hidden', 'erased', 'altered']);

function ResendMail({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sent.one');
  const question = useQuestion(mail);
  const mayResend = useMay()(resendMail);
  if (!mayResend || isLost.has(mail.wordsState) || mail.state === 'waiting') {
    return null;
  }
  return (
    <ConfirmedWrite
      button={<ToolButton>{t('resend')}</ToolButton>}
      pending={t('resending')}
      entry={resendMail}
      options={{ params: { id: mail.id }, body: { isWithheldMeant: mail.state === 'withheld' } }}
      makesStale={[allUnder(listSentMails)]}
      title={t('resend')}
      confirm={t('resend')}
      done={t('resent')}
      failed={t('resendFailed')}
    >
      {question}
    </ConfirmedWrite>
  );
}

function Words({ mail: { wordsState, html, text } }: { mail: SentMail }) {
  const t = useTranslations('admin.sent.one');
  if (wordsState !== 'kept') {
    return <p className={shared.small}>{t(`withoutWords.${wordsState}`)}</p>;
  }
  return (
    <ShownMail
      html={html}
      // A kept text is never null.
      text={text!}
      labels={{ frame: t('frame'), text: t('text') }}
      className={styles.frame}
    />
  );
}

function WholeMail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin.sent');
  const mail = useAnswer(readSentMail, { params: { id } });
  return (
    <div className={styles.whole}>
      <ToolButton variant="quiet" onClick={onClose}>
        <Arrow direction="left" size={16} />
        {t('back')}
      </ToolButton>
      <Loaded query={mail} failure={t('one.failed')} lines={10}>
        {(loaded) => (
          <div className={styles.columns}>
            <Card title={loaded.subject ?? t('notWritten')} aside={<ResendMail mail={loaded} />}>
              <Words mail={loaded} />
            </Card>
            <Card title={t('one.facts')}>
              <MailFacts mail={loaded} />
            </Card>
          </div>
        )}
      </Loaded>
    </div>
  );
}

const holdQuery = callQuery(readMailHold);

function MailHoldNote() {
  const t = useTranslations('admin.sent.hold');
  const hold = useQuery(holdQuery).data?.hold;
  if (!hold) {
    return null;
  }
  const { since, reason, lastUrl, publicUrl, waiting } = hold;
  return (
    <div role="alert" className={`${shared.tightRows} ${styles.hold}`}>
      <p className={`${shared.strong} ${shared.centered} ${styles.holdTitle}`}>
        <Warning size={18} />
        {t('title')}
      </p>
      <p>{t(reason, { lastUrl, publicUrl })}</p>
      <p>
        {t('since')} <RelativeTime value={since} />. {t('waiting', { count: waiting })}
      </p>
      <May call={releaseMails} otherwise={<p>{t('ask')}</p>}>
        <ConfirmedWrite
          button={<Button size="small">{t('button')}</Button>}
          pending={t('pending')}
          entry={releaseMails}
          options={{ body: { publicUrl } }}
          makesStale={[allUnder(listSentMails)]}
          title={t('question')}
          confirm={t('confirm')}
          done={t('done')}
          failed={t('failed')}
        >
          {t('warning', { count: waiting })}
        </ConfirmedWrite>
      </May>
    </div>
  );
}

const listedKinds = [...mailKinds, staffMailKind] as const;

function SentMailFilters({ list }: { list: SentMailList }) {
  const t = useTranslations('admin.sent.filters');
  const states = useTranslations('admin.sent.states');
  const { asked, ask } = list;
  const kindOf = useMailKind();
  return (
    <Toolbar>
      <ListSearch list={list} t={t} />
      <QuietSelect
        label={t('state')}
        value={asked.status ?? ''}
        onChange={({ target }) => ask({ status: mailStates.find((name) => name === target.value) })}
        choices={[
          ['', t('allStates')],
          ...mailStates.map((state) => [state, states(state)] as const),
        ]}
      />
      <QuietSelect
        label={t('kind')}
        value={asked.kind ?? ''}
        onChange={({ target }) => ask({ kind: listedKinds.find((name) => name === target.value) })}
        choices={[['', t('allKinds')], ...listedKinds.map((kind) => [kind, kindOf(kind)] as const)]}
      />
    </Toolbar>
  );
}

function SentMailList({ onOpen }: { onOpen: OpenMail }) {
  const t = useTranslations('admin.sent');
  const list = useList(listSentMails, { isLive: true });
  const live = useLiveRows(listSentMails, list, {
    isAbout: () => false,
    arrivals: 'mails',
  });
  const aside = (
    <div className={shared.row}>
      <TotalBadge of={list.data} />
      <RefreshButton of={[allUnder(listSentMails)]} />
    </div>
  );
  const { q, status, kind } = list.asked;
  const empty =
    q || status || kind ? (
      <NothingFound icon={<Mail />} list={list} t={t} />
    ) : (
      <EmptyState icon={<Mail />} title={t('yet')} text={t('yetText')} />
    );
  return (
    <Card title={t('title')} isFlush aside={aside}>
      <SentMailFilters list={list} />
      <LiveBar live={live} of="newMails" />
      <ListTable
        list={list}
        marks={live.marks}
        t={t}
        columns={useSentMailColumns(onOpen)}
        lines={10}
        empty={empty}
      />
    </Card>
  );
}

export function SentMailTab() {
  const [open, show] = useOpenRow('mail');
  if (open === null) {
    return (
      <div className={shared.stack}>
        <MailHoldNote />
        <SentMailList onOpen={show} />
      </div>
    );
  }
  return <WholeMail key={open} id={open} onClose={() => show(null)} />;
}
