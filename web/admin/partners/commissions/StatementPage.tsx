import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { IntlProvider, type Messages, useTranslations } from 'use-intl';
import { readPayoutStatement } from '#core/contract/partners/commission/payouts.ts';
import type { Language } from '#core/domain/language.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { StatementLetter } from '#web/office/commission/StatementLetter.tsx';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import { pathOf } from '../../navigation/tabs.ts';

const textsOf: Readonly<Record<Language, () => Promise<object>>> = {
  en: () => import('#web/office/messages/en.ts'),
  es: () => import('#web/office/messages/es.ts'),
  pt: () => import('#web/office/messages/pt.ts'),
};

/** The texts of a letter in the affiliate's language, independent of the CRM's. */
function useOfficeTexts(language: Language | undefined) {
  return useQuery({
    queryKey: ['office-texts', language],
    queryFn: async () => {
      const office = await textsOf[language!]();
      return { office } as unknown as Messages;
    },
    enabled: language !== undefined,
    staleTime: Infinity,
  });
}

export function StatementPage() {
  const t = useTranslations('admin.commissions.statements');
  const letter = useTranslations('office.commission.statement');
  const { id = '', affiliateId = '' } = useParams();
  useTitle(letter('title'));
  const statement = useAnswer(readPayoutStatement, { params: { id, affiliateId } });
  const language = statement.data?.affiliate.language;
  const texts = useOfficeTexts(language);
  const back = { to: pathOf('commissions'), label: t('back') };
  const isHere = statement.data && texts.data;
  const query = {
    data: isHere ? { statement: statement.data, texts: texts.data } : undefined,
    error: statement.error ?? texts.error,
    refetch: () => Promise.all([statement.refetch(), texts.refetch()]),
  };
  return (
    <Loaded query={query} failure={letter('failed')} lines={12}>
      {(found) => (
        <IntlProvider
          locale={found.statement.affiliate.language}
          timeZone={viewerTimeZone()}
          messages={found.texts}
        >
          <div lang={found.statement.affiliate.language}>
            <StatementLetter statement={found.statement} back={back} />
          </div>
        </IntlProvider>
      )}
    </Loaded>
  );
}
