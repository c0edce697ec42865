import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readOwnStatement } from '#core/contract/partners/affiliate/earnings.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { StatementLetter } from '#web/office/commission/StatementLetter.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import { pathOf } from '../dashboard/tabs.ts';

export function StatementPage() {
  const t = useTranslations('portal.earnings.statements');
  const letter = useTranslations('office.commission.statement');
  const { id = '' } = useParams();
  useTitle(letter('title'));
  const statement = useAnswer(readOwnStatement, { params: { id } });
  return (
    <Loaded query={statement} failure={letter('failed')} lines={12}>
      {(found) => (
        <StatementLetter statement={found} back={{ to: pathOf('earnings'), label: t('back') }} />
      )}
    </Loaded>
  );
}
