import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  deleteLead,
  recordConsent,
  stopContact,
  updateLead,
} from '#core/contract/leads/changes.ts';
import { listAudit } from '#core/contract/operations/audit.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { isStop } from '#core/domain/permission/channel-permissions.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { clockAt } from '#core/domain/permission/local-time.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { PersonName } from '#web/office/shell/PersonName.tsx';
import tool from '#web/office/parts/tool-button.module.css';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { usePermission } from './contact/use-permission.ts';
import { DeleteLead } from './DeleteLead.tsx';
import { Duplicates } from './duplicates/Duplicates.tsx';
import { EditLead } from './edit/EditLead.tsx';
import { StatusSelect } from './edit/StatusSelect.tsx';
import { pathOf } from '../../navigation/tabs.ts';
import { useOnLead } from '../../office/live/news-query.ts';
import { HeadUndo } from './edit/HeadUndo.tsx';
import styles from './lead.module.css';
import { MoreMenu } from './more/MoreMenu.tsx';
import { useCameFrom } from './neighbours.ts';
import { OwnerMenu } from './more/OwnerMenu.tsx';
import { WishDialog } from './StopDialog.tsx';
import { useStoredLabel } from './stored-words.ts';

function useReach() {
  const t = useTranslations('admin.lead.reach');
  return ({ status, consent, consents, reach }: LeadDetail) => {
    if (status === 'Do Not Contact') {
      return { tone: 'forbidden', text: t('never') } as const;
    }
    const agreed = new Set(consents.flatMap(({ channels }) => channels));
    const open = contactChannels.filter((way) => agreed.has(way) && reach[way].allowed);
    if (open.length > 0) {
      const ways = open.map((way) => t(`ways.${way}`)).join(', ');
      return {
        tone: 'allowed',
        text: t(consent?.wasPrechecked ? 'okPreset' : 'ok', { ways }),
      } as const;
    }
    if (agreed.size > 0) {
      return { tone: 'forbidden', text: t('nothingLeft') } as const;
    }
    const asked = contactChannels.find((way) => reach[way].allowed);
    return asked
      ? ({ tone: 'open', text: t(`asked.${asked}`) } as const)
      : ({ tone: 'forbidden', text: t('none') } as const);
  };
}

function ReachLine({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.reach');
  const languages = useTranslations('admin.languages');
  const contactLabel = useStoredLabel('contact');
  const { tone, text } = useReach()(lead);
  const { contactMethod, mailOptOut, language, stops, reach } = lead;
  const held = contactChannels.filter((way) => isStop(reach[way]));
  const stopped = stops.length > 0 && held.map((way) => t(`ways.${way}`)).join(', ');
  const method = tone !== 'open' && contactMethod && contactLabel(contactMethod).toLowerCase();
  const rest = [
    mailOptOut && t('noFollowUps'),
    t('speaks', { language: languages(language) }),
    method && t('prefers', { method }),
  ].filter(Boolean);
  return (
    <p className={`${shared.hint} ${styles.reach}`}>
      <strong className={styles[tone]}>{text}</strong>
      {stopped && (
        <strong className={styles.forbidden}> · {t('stopped', { ways: stopped })}</strong>
      )}
      <span> · {rest.join(' · ')}</span>
    </p>
  );
}

function PermissionLine({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.contact');
  const { phone, sms, localTime, timeZone } = usePermission(lead);
  const ways = phone.reason === sms.reason ? ['both' as const] : (['phone', 'sms'] as const);
  return (
    <p className={`${shared.hint} ${styles.reach}`}>
      {localTime && timeZone && (
        <strong>{t('localTime', { time: clockAt(timeZone, new Date(localTime)) })} · </strong>
      )}
      {ways.map((way, index) => {
        const { allowed, reason } = way === 'sms' ? sms : phone;
        // The line above already shows the consent on record.
        const { reason: known } = lead.reach[way === 'sms' ? 'sms' : 'phone'];
        return (
          <span key={way}>
            {index > 0 && ' · '}
            <strong className={allowed ? styles.allowed : styles.forbidden}>
              {t(`${allowed ? 'may' : 'mayNot'}.${way}`)}
            </strong>{' '}
            {reason.replace(`${known}; `, '')}
          </span>
        );
      })}
    </p>
  );
}

/** Who else has the lead open, or called just now. */
function OnIt({ id }: { id: number }) {
  const t = useTranslations('admin.queue');
  const [first] = useOnLead(id);
  return first && <strong>{t('isOnIt', { name: first.split(' ')[0]! })}</strong>;
}

export function LeadHead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const deletion = useTranslations('admin.leadDeletion');
  const navigate = useNavigate();
  const { from } = useCameFrom();
  return (
    <header className={`${shared.wrap} ${styles.head}`}>
      <div className={styles.title}>
        <PersonName {...lead} />
        <div className={shared.marks}>
          <May call={updateLead} otherwise={<StatusBadge status={lead.status} />}>
            <StatusSelect lead={lead} />
          </May>
          <Badge tone={lead.isQualified ? 'green' : 'amber'}>
            {t(lead.isQualified ? 'qualification.qualified' : 'qualification.underReview')}
          </Badge>
          {lead.isWaiting && <Badge tone="amber">{t('waiting')}</Badge>}
          {lead.isTest && <Badge tone="violet">{t('isTest')}</Badge>}
          {lead.isSuspicious && <Badge tone="amber">{t('suspicious')}</Badge>}
          <span className={shared.soft}>{leadReference(lead.id)}</span>
          <Duplicates lead={lead} />
          <OnIt id={lead.id} />
        </div>
        <HeadUndo lead={lead} />
        <ReachLine lead={lead} />
        <PermissionLine lead={lead} />
      </div>
      <div className={`${shared.row} ${styles.tools}`}>
        <May call={updateLead}>
          <EditLead lead={lead} />
        </May>
        <MoreMenu label={t('more')}>
          <OwnerMenu lead={lead} />
          <May call={stopContact}>
            <WishDialog lead={lead} part="stop" />
          </May>
          <May call={recordConsent}>
            <WishDialog lead={lead} part="agree" />
          </May>
          <May call={listAudit}>
            <Link className={tool.tool} to={`${pathOf('audit')}&q=${leadReference(lead.id)}`}>
              {t('whoSaw')}
            </Link>
          </May>
          <May call={deleteLead}>
            <DeleteLead lead={lead} onDeleted={() => void navigate(from)} t={deletion} isNamed />
          </May>
        </MoreMenu>
      </div>
    </header>
  );
}
