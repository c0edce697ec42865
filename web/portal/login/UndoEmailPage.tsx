import { useTranslations } from 'use-intl';
import { undoEmail } from '#core/contract/partners/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { CallError } from '#web/kit/api.ts';
import { Alert } from '#web/office/account/Alert.tsx';
import { type LinkFormProps, LinkPage } from '#web/office/account/LinkPage.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import shared from '#web/office/styles/shared.module.css';
import { SiteHead } from './SiteHead.tsx';

/** Asks first, because mail scanners open every link. */
function Ask({ token, onOutcome }: LinkFormProps) {
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
    <div className={shared.stack}>
      {error && <Alert isError>{isTaken ? t('inUse') : t('failed')}</Alert>}
      <p>{t('intro')}</p>
      <Button variant="sun" isWide disabled={isPending} onClick={() => mutate({ body: { token } })}>
        {isPending ? t('pending') : t('submit')}
      </Button>
    </div>
  );
}

export function UndoEmailPage() {
  const t = useTranslations('portal.undoEmail');
  const onward = { to: portalPaths.login, link: t('toLogin') };
  return (
    <LinkPage
      title={t('title')}
      login={portalPaths.login}
      head={<SiteHead />}
      answers={{
        done: { title: t('doneTitle'), text: t('done'), ...onward },
        invalid: { title: t('invalidTitle'), text: t('invalid'), ...onward },
      }}
    >
      {(form) => <Ask {...form} />}
    </LinkPage>
  );
}
