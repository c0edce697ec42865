import { useLocale, useTranslations } from 'use-intl';
import {
  acceptAgreement,
  readAgreement,
  withdrawAgreement,
} from '#core/contract/partners/affiliate/agreement.ts';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { listTasks } from '#core/contract/partners/affiliate/tasks.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../dashboard/tabs.ts';
import type { Agreement } from '../api-types.ts';
import { useSession } from '../session-context.ts';
import styles from './agreement.module.css';

function Needs({ missing }: Pick<Agreement, 'missing'>) {
  const t = useTranslations('portal.agreement');
  const language = useLocale();
  return (
    <Card title={t('needs')}>
      {missing.length === 0 ? (
        <p>{t('complete')}</p>
      ) : (
        <ul className={styles.needs}>
          {missing.map(({ what }) => (
            <li key={what}>{basisTexts[language][what]}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const makesStale = [readAgreement, listTasks, allUnder(readEarnings)] as const;

function Acceptance({ version }: Pick<Agreement, 'version'>) {
  const t = useTranslations('portal.agreement');
  const language = useLocale();
  const { form, line, isPending, failure } = useContractForm(acceptAgreement, {
    start: { name: '' },
    toBody: ({ name }) => ({ version, language, name }),
    makesStale,
    done: t('acceptDone'),
    failed: t('notSaved'),
  });
  return (
    <form {...form} className={shared.rows}>
      <TextInput {...line('name')} label={t('name')} autoComplete="name" />
      <Failure text={failure} />
      <Button type="submit" variant="ink" disabled={isPending}>
        {t(isPending ? 'pending' : 'accept')}
      </Button>
      <p className={shared.small}>{t('kept')}</p>
    </form>
  );
}

function Withdrawal() {
  const t = useTranslations('portal.agreement');
  const setup = { makesStale, done: t('withdrawDone'), failed: t('notSaved') };
  const withdrawing = useWrite(withdrawAgreement, setup);
  return (
    <details>
      <summary>{t('withdraw')}</summary>
      <p>{t('withdrawQuestion')}</p>
      <Button disabled={withdrawing.isPending} onClick={() => withdrawing.mutate({})}>
        {t(withdrawing.isPending ? 'pending' : 'withdrawYes')}
      </Button>
    </details>
  );
}

function Decision({ agreement }: { agreement: Agreement }) {
  const t = useTranslations('portal.agreement');
  const { isImpersonation } = useSession();
  const { version, isSample, acceptedAt, withdrawnAt, name } = agreement;
  const isRequired = agreement.isRequired ? 'yes' : 'no';
  const { dateOf } = useFormats();
  if (isSample) {
    return <p className={shared.hint}>{t('sample')}</p>;
  }
  return (
    <>
      {acceptedAt !== null && (
        <p>
          {t('accepted', { date: dateOf(acceptedAt) })} {name && t('as', { name })}
        </p>
      )}
      {acceptedAt === null && withdrawnAt !== null && (
        <p>{t('withdrawn', { date: dateOf(withdrawnAt), isRequired })}</p>
      )}
      {!isImpersonation &&
        (acceptedAt === null ? <Acceptance version={version} /> : <Withdrawal />)}
    </>
  );
}

export function AgreementPage() {
  const t = useTranslations('portal.agreement');
  const language = useLocale();
  const { dateOf } = useFormats();
  useTitle(t('title'));
  const agreement = useAnswer(readAgreement);
  return (
    <div className={shared.page}>
      <WayBack to={pathOf('earnings')}>{t('back')}</WayBack>
      <h1 className={shared.name}>{t('title')}</h1>
      <Loaded query={agreement} failure={t('failed')} lines={12}>
        {(found) => (
          <div className={shared.stack}>
            <Card
              title={t('published', {
                version: String(found.version),
                date: dateOf(found.publishedAt),
              })}
            >
              <p className={styles.text}>{found.texts[language]}</p>
              <div className={`${shared.rows} ${styles.decision}`}>
                <Decision agreement={found} />
              </div>
            </Card>
            <Needs missing={found.missing} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
