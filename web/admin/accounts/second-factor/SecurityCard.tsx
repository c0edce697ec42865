import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  addSecondFactor,
  listSecondFactors,
  removeSecondFactor,
} from '#core/contract/accounts/second-factor.ts';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { Button } from '#web/kit/Button.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useAnchor } from '../../use-anchor.ts';
import { AddFactor } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './second-factor.module.css';

const stale = [listSecondFactors, readStaffSession] as const;

type Listed = NonNullable<ReturnType<typeof useFactors>['data']>;

const useFactors = () => useAnswer(listSecondFactors);

function Factor({ factor, isLast }: { factor: Listed['items'][number]; isLast: boolean }) {
  const t = useTranslations('admin.secondFactor');
  const { id, type, createdAt, lastUsedAt } = factor;
  return (
    <li>
      <span className={shared.lines}>
        <span className={shared.strong}>{t(`types.${type}`)}</span>
        <span className={shared.small}>
          {t('added')} <RelativeTime value={createdAt} />
          {lastUsedAt && (
            <>
              {' · '}
              {t('used')} <RelativeTime value={lastUsedAt} />
            </>
          )}
        </span>
      </span>
      {!isLast && (
        <ConfirmedWrite
          button={<Button size="small">{t('remove')}</Button>}
          pending={t('removing')}
          entry={removeSecondFactor}
          options={{ params: { id } }}
          makesStale={stale}
          title={t('removeTitle')}
          confirm={t('remove')}
          done={t('removed')}
          failed={t('removeFailed')}
        >
          {t('removeWhy')}
        </ConfirmedWrite>
      )}
    </li>
  );
}

function Factors({ listed }: { listed: Listed }) {
  const t = useTranslations('admin.secondFactor');
  const { items, recoveryCodesLeft, isRequired } = listed;
  const queries = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setIsAdding(false);
    setCodes(null);
    makeStale(queries, stale);
  };
  const hasFactor = items.length > 0;
  return (
    <div ref={useAnchor('security')} className={shared.stack}>
      <p className={shared.hint}>{t('about')}</p>
      {hasFactor ? (
        <ul className={`${shared.statements} ${styles.factors}`}>
          {items.map((factor) => (
            <Factor key={factor.id} factor={factor} isLast={isRequired && items.length === 1} />
          ))}
          <li>
            <span>{t('recoveryLeft', { count: recoveryCodesLeft })}</span>
            <ConfirmedWrite
              button={<Button size="small">{t('renew')}</Button>}
              pending={t('renewPending')}
              entry={addSecondFactor}
              options={{ body: { type: 'recovery' } }}
              makesStale={stale}
              onSuccess={(made) => {
                if (!('challenge' in made) && 'recoveryCodes' in made) {
                  setCodes(made.recoveryCodes);
                }
              }}
              title={t('renewTitle')}
              confirm={t('renew')}
              done={t('renewed')}
              failed={t('renewFailed')}
            >
              {t('renewWhy')}
            </ConfirmedWrite>
          </li>
        </ul>
      ) : (
        <p>{t('none')}</p>
      )}
      {hasFactor && isRequired && items.length === 1 && (
        <p className={shared.small}>{t('required')}</p>
      )}
      <div>
        <Button variant={hasFactor ? 'outline' : 'ink'} onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <Dialog
        isOpen={isAdding || codes !== null}
        onOpenChange={close}
        title={t(codes ? 'renew' : 'adding.title')}
      >
        {codes ? <RecoveryCodes codes={codes} onDone={close} /> : <AddFactor onDone={close} />}
      </Dialog>
    </div>
  );
}

export function SecurityCard() {
  const t = useTranslations('admin.secondFactor');
  const factors = useFactors();
  return (
    <Card title={t('title')}>
      <Loaded query={factors} failure={t('failed')} lines={3}>
        {(listed) => <Factors listed={listed} />}
      </Loaded>
    </Card>
  );
}
