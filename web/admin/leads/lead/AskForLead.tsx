import { useTranslations } from 'use-intl';
import { answerAsk, askForLead } from '#core/contract/leads/ask.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail, LeadPage } from '../../api-types.ts';
import { May } from '../../May.tsx';

export function useAskForLead(): (q: string) => void {
  const t = useTranslations('admin.ask');
  const { mutate } = useWrite(askForLead, {
    makesStale: 'nothing',
    done: t('asked'),
    failed: t('notAsked'),
  });
  return (q) => mutate({ body: { q } });
}

/** What an empty state says and offers if a colleague has the person; undefined if none has. */
export function useElsewhere(q: string, elsewhere: LeadPage['elsewhere']) {
  const t = useTranslations('admin.ask');
  const ask = useAskForLead();
  return (
    elsewhere && {
      title: elsewhere.map(({ ownerName }) => t('has', { name: ownerName })).join('. '),
      action: <ToolButton onClick={() => ask(q)}>{t('ask')}</ToolButton>,
    }
  );
}

export function AskedFor({ lead: { id, askedBy } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.ask');
  const { mutate } = useWrite(answerAsk, {
    makesStale: [allUnder(listLeads)],
    failed: t('notAnswered'),
  });
  return (
    askedBy && (
      <div className={`${shared.notice} ${shared.row}`}>
        <p>{t('asks', askedBy)}</p>
        <May call={answerAsk}>
          {(['hand_over', 'keep'] as const).map((answer) => (
            <ToolButton
              key={answer}
              onClick={() => mutate({ params: { id: String(id) }, body: { answer } })}
            >
              {t(answer)}
            </ToolButton>
          ))}
        </May>
      </div>
    )
  );
}
