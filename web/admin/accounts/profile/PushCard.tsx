import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readPush, setPush, subscribePush } from '#core/contract/integrations/push.ts';
import { call } from '#web/kit/api.ts';
import { keyOf } from '#web/office/cache/call-key.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import {
  canPush,
  findEndpoint,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../navigation/browser-push.ts';

/** Whether the office has notices, and whether this browser gets them. */
const pushQuery = queryOptions({
  queryKey: keyOf(readPush, {}),
  queryFn: async ({ signal }) => {
    const [office, endpoint] = await Promise.all([call(readPush, { signal }), findEndpoint()]);
    return { ...office, isHere: office.endpoints.some((own) => own === endpoint) };
  },
});

/** Push notices in this browser; admins also turn them on for the office. */
export function PushCard() {
  const t = useTranslations('admin.profile.push');
  const queries = useQueryClient();
  const { data, error } = useQuery(pushQuery);
  const onError = (error: Error) => {
    const isDenied = error.name === 'NotAllowedError';
    toastError({ title: t('failed'), description: isDenied ? t('denied') : refusalText(error) });
  };
  const office = useWrite(setPush, { makesStale: [readPush], onError });
  const browser = useMutation({
    mutationFn: async (publicKey: string | null) => {
      if (publicKey === null) {
        return unsubscribeBrowser();
      }
      await call(subscribePush, { body: await subscribeBrowser(publicKey) });
    },
    onError,
    onSettled: () => makeStale(queries, [readPush]),
  });
  const { isOn = false, isHere = false, publicKey = null } = data ?? {};
  const state = !canPush() ? 'impossible' : !isOn ? 'officeOff' : isHere ? 'isHere' : 'isNotHere';
  return (
    <Card title={t('title')}>
      <div className={shared.stack}>
        <p className={shared.soft}>{t('text')}</p>
        {!error && <p role="status">{data ? t(state) : <SkeletonWords />}</p>}
        <div className={shared.actions}>
          {canPush() && isOn && (
            <ToolButton
              variant={isHere ? 'outline' : 'ink'}
              disabled={browser.isPending}
              onClick={() => browser.mutate(isHere ? null : publicKey)}
            >
              {t(isHere ? 'turnOff' : 'turnOn')}
            </ToolButton>
          )}
          <May call={setPush}>
            <ToolButton
              disabled={office.isPending || !data}
              onClick={() => office.mutate({ body: { isOn: !isOn } })}
            >
              {t(isOn ? 'officeTurnOff' : 'officeTurnOn')}
            </ToolButton>
          </May>
        </div>
      </div>
    </Card>
  );
}
