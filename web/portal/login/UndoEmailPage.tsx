import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { undoEmail } from '#core/contract/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import styles from './login.module.css';
import { dropResetToken, readResetToken } from './reset-token.ts';

type Outcome = 'done' | 'invalid';

interface AskProps {
  token: string;
  onOutcome: (outcome: Outcome) => void;
}

/** Asks first, because programs that scan mail open every link. */
function Ask({ token, onOutcome }: AskProps) {
  const t = useTranslations('portal.undoEmail');
  const { mutate, isPending, error } = useWrite(undoEmail, {
    makesStale: 'nothing',
    onSuccess: () => onOutcome('done'),
    onError(refused) {
      if (refused instanceof CallError && refused.status === 400) {
        onOutcome('invalid');
      }
    },
  });
  const isTaken = error instanceof CallError && error.status === 409;
  return (
    <div className={styles.form}>
      {error && <Alert isError>{isTaken ? t('inUse') : t('failed')}</Alert>}
      <p>{t('intro')}</p>
      <Button
        variant="sun"
        isWide
        disabled={isPending}
        onClick={() => mutate({ body: { token } })}
      >
        {isPending ? t('pending') : t('submit')}
      </Button>
    </div>
  );
}

const titles = {
  asking: 'title',
  done: 'doneTitle',
  invalid: 'invalidTitle',
} as const;

export function UndoEmailPage() {
  const t = useTranslations('portal.undoEmail');
  const [token] = useState(readResetToken);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const title = t(titles[outcome ?? 'asking']);
  useTitle(title);
  if (token === null) {
    return (
      <Navigate
        to={portalPaths.login}
        replace
      />
    );
  }
  const show = (found: Outcome) => {
    dropResetToken();
    setOutcome(found);
    focusContent();
  };
  return (
    <DoorPage
      title={title}
      corner={<LanguageMenu />}
    >
      {outcome ? (
        <div className={styles.answer}>
          <p role="status">{t(outcome)}</p>
          <p>
            <Link to={portalPaths.login}>{t('toLogin')}</Link>
          </p>
        </div>
      ) : (
        <Ask
          token={token}
          onOutcome={show}
        />
      )}
    </DoorPage>
  );
}
