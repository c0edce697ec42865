import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { listClients } from '#core/contract/partners/affiliate/clients.ts';
import { listLinks, openHouse } from '#core/contract/partners/affiliate/links.ts';
import { portalOpenHousePath } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { Button } from '#web/kit/Button.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { isWaiting } from '../clients/is-waiting.ts';
import type { PartnerLink } from '../api-types.ts';

interface OpenHouseCardProps {
  links: readonly PartnerLink[];
  /** The link that is chosen above. */
  link: PartnerLink | undefined;
  language: Language;
}

/** Starts an open house with a link, by default the one chosen above. */
export function OpenHouseCard({ links, link, language }: OpenHouseCardProps) {
  const t = useTranslations('portal.kit.openHouse');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const { data: clients } = useQuery(callQuery(listClients));
  const { mutate, isPending } = useWrite(openHouse, {
    makesStale: [listLinks],
    failed: t('notOpened'),
    onSuccess: () => void navigate(portalOpenHousePath(id, language)),
  });
  const chosen = links.find((one) => String(one.id) === asked) ?? link ?? links[0];
  const id = chosen?.id ?? 0;
  const waiting = clients?.items.filter(isWaiting).length ?? 0;
  return (
    <Card title={t('title')}>
      <div className={shared.tightRows}>
        <p className={shared.hint}>{t(chosen ? 'text' : 'needsLink')}</p>
        {chosen && (
          <>
            <Select
              label={t('link')}
              options={links.map((one) => ({
                value: String(one.id),
                label: one.listing ?? one.name,
              }))}
              value={String(id)}
              onChange={({ target }) => setAsked(target.value)}
            />
            <Button disabled={isPending} onClick={() => mutate({ params: { id }, body: {} })}>
              {t('start')}
            </Button>
          </>
        )}
        {waiting > 0 && <p className={shared.hint}>{t('waiting', { count: waiting })}</p>}
      </div>
    </Card>
  );
}
