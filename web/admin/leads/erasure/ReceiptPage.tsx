import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readErasure } from '#core/contract/leads/erasure.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { Print } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import letter from '#web/office/commission/statement.module.css';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { Erasure } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import styles from './erasure.module.css';
import { useKeptText } from './use-kept-text.ts';

function Letter({ erasure }: { erasure: Erasure }) {
  const t = useTranslations('admin.erasure.receipt');
  const keptText = useKeptText();
  const { lender } = erasure;
  const { id, leadIds, reason, requestedBy, requestedAt, eraseOn, erasedAt, erased, kept } =
    erasure;
  const state = erasedAt
    ? dayOf(erasedAt, 'long')
    : t('until', { day: dayOf(eraseOn ?? '', 'long') });
  const facts = [
    ['number', String(id)],
    ['leads', leadIds.map(leadReference).join(', ')],
    ['requested', dayOf(requestedAt, 'long')],
    ['by', requestedBy ?? '–'],
    ['reason', reason],
    ['state', state],
  ] as const;
  return (
    <article className={`${shared.frame} ${shared.list} ${letter.letter}`}>
      <address className={`${shared.hint} ${letter.sender}`}>
        <strong>{lender.name}</strong>
        {lender.imprint && <span>{lender.imprint}</span>}
      </address>
      <h1 className={shared.name}>{t('title')}</h1>
      <dl className={`${shared.wrap} ${letter.about}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2>{t(erasedAt ? 'what' : 'sealedWhat')}</h2>
        <ul className={styles.list}>
          {erased.map(({ kind, rows }) => (
            <li key={kind}>
              {t(`kinds.${kind}`)}{' '}
              <span className={shared.small}>{t('rows', { count: rows })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('stays')}</h2>
        <ul className={styles.list}>
          {erasedAt === null && <li>{t('application')}</li>}
          {kept.map((one) => (
            <li key={one}>{keptText(one, new Date(requestedAt))}</li>
          ))}
        </ul>
      </section>
      <p className={shared.small}>{t('copies')}</p>
    </article>
  );
}

/** The receipt of an erasure, to show and to print. The only name on it is the lender's. */
export function ReceiptPage() {
  const t = useTranslations('admin.erasure.receipt');
  const { id = '' } = useParams();
  useTitle(t('title'));
  return (
    <div className={`${shared.rows} ${letter.page}`}>
      <div className={`${shared.centered} ${letter.tools}`}>
        <WayBack to={pathOf('audit')}>{t('back')}</WayBack>
        <ToolButton onClick={() => window.print()}>
          <Print size={16} />
          {t('print')}
        </ToolButton>
      </div>
      <Loaded query={useAnswer(readErasure, { params: { id } })} failure={t('failed')} lines={12}>
        {(erasure) => <Letter erasure={erasure} />}
      </Loaded>
    </div>
  );
}
