import { useTranslations } from 'use-intl';
import { readAgreement } from '#core/contract/partners/affiliate/agreement.ts';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { listTasks, sayPayee, sayW9Sent } from '#core/contract/partners/affiliate/tasks.ts';
import { portalPaths } from '#core/contract/site.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { payees } from '#core/domain/partners/partner-kinds.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Agreement } from '../api-types.ts';
import { useDraftName, useSession } from '../session-context.ts';

/** Who is paid: where the state asks for it, only the broker; without a license, never one. */
function PayeeCard({ isBrokerAsked }: { isBrokerAsked: boolean }) {
  const t = useTranslations('portal.tasks.payee');
  const { affiliate, isImpersonation } = useSession();
  const { data: earnings } = useAnswer(readEarnings);
  const allowed = payees.filter((one) =>
    isBrokerAsked ? one === 'broker' : one !== 'broker' || affiliate.isLicensedRealtor,
  );
  const { form, field, typed, isPending } = useContractForm(sayPayee, {
    draftName: useDraftName('payee'),
    start: { kind: allowed[0]! as string, name: affiliate.company ?? '', alsoApproved: false },
    toBody: ({ kind, name, alsoApproved }) => ({
      kind: payees.find((one) => one === kind) ?? 'self',
      name: kind === 'self' ? `${affiliate.firstName} ${affiliate.lastName}` : name,
      alsoApproved,
    }),
    makesStale: [listTasks, readAgreement, readEarnings],
    t,
  });
  return (
    <Card title={t('title')}>
      <form {...form} id="payee" className={shared.rows}>
        {isBrokerAsked && <p className={shared.hint}>{t('brokerAsked')}</p>}
        <RadioGroup
          {...field('kind')}
          label={t('title')}
          options={allowed.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          defaultValue={allowed[0]}
        />
        {typed.kind !== 'self' && (
          <TextInput {...field('name')} label={t('name')} maxLength={200} />
        )}
        {(earnings?.byState.approved ?? 0) > 0 && (
          <Checkbox {...field('alsoApproved')} label={t('alsoApproved')} hint={t('fromToday')} />
        )}
        <Button type="submit" variant="sun" disabled={isPending || isImpersonation}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

function W9Card({ isSent, w9 }: { isSent: boolean; w9: Agreement['w9'] }) {
  const t = useTranslations('portal.tasks.w9');
  const payee = useTranslations('portal.tasks.payee');
  const { isImpersonation } = useSession();
  const sending = useWrite(sayW9Sent, {
    makesStale: [listTasks, readAgreement, readEarnings],
    done: t('done'),
    failed: payee('failed'),
  });
  return (
    <Card title={t('title')}>
      <div id="w9" className={shared.rows}>
        <p>
          {t('text')}{' '}
          {w9.instructions ?? t('ask', { phone: displayPhone(w9.phone).replace(' ', '\u00a0') })}
        </p>
        <p>
          <a
            href="https://www.irs.gov/pub/irs-pdf/fw9.pdf"
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('blank')}
          </a>
        </p>
        {isSent ? (
          <p className={shared.hint}>{t('waits')}</p>
        ) : (
          <Button
            disabled={sending.isPending || isImpersonation}
            onClick={() => sending.mutate({ body: {} })}
          >
            {t('sent')}
          </Button>
        )}
      </div>
    </Card>
  );
}

export function TasksPage() {
  const t = useTranslations('portal.tasks');
  useTitle(t('title'));
  const agreement = useAnswer(readAgreement);
  const { data: tasks } = useAnswer(listTasks);
  const w9 = tasks?.find(({ what }) => what === 'w9');
  return (
    <div className={shared.page}>
      <WayBack to={portalPaths.dashboard}>{t('back')}</WayBack>
      <h1 className={shared.name}>{t('title')}</h1>
      <Loaded query={agreement} failure={t('failed')} lines={8}>
        {(found) => (
          <div className={shared.halves}>
            <PayeeCard isBrokerAsked={found.missing.some(({ what }) => what === 'broker')} />
            {w9 && <W9Card isSent={w9.sentOn !== null} w9={found.w9} />}
          </div>
        )}
      </Loaded>
    </div>
  );
}
