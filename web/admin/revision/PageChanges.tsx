import { useTranslations } from 'use-intl';
import { previewedPagePath } from '#core/contract/revisions.ts';
import type { Language } from '#core/domain/language.ts';
import { Eye } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { RevisionPreview } from '../api-types.ts';
import styles from './revision.module.css';

// More of them stand folded: whoever looks for one page need not pass by all texts of another.
const fewTexts = 6;

type ChangedPage = RevisionPreview['pages'][number];

function usePageName() {
  const t = useTranslations('admin.revision.preview.pages');
  return (name: string) => t(name as 'landing');
}

interface PageProps {
  page: ChangedPage;
  /** Where it can be looked at under the new terms; null for nowhere. */
  address: string | null;
}

function Page({ page: { name, changes }, address }: PageProps) {
  const t = useTranslations('admin.revision.preview');
  const pageName = usePageName();
  return (
    <details
      className={styles.pageChanges}
      open={changes.length <= fewTexts}
    >
      <summary className={styles.pageName}>
        {pageName(name)} <Badge>{t('count', { count: changes.length })}</Badge>
      </summary>
      <ul className={styles.changes}>
        {changes.map(({ before, after }) => (
          <li
            key={`${before} ${after}`}
            className={styles.change}
          >
            <p>
              <span className="visually-hidden">{t('before')}: </span>
              <del>{before ?? t('nothing')}</del>
            </p>
            <p>
              <span className="visually-hidden">{t('after')}: </span>
              <ins>{after ?? t('nothing')}</ins>
            </p>
          </li>
        ))}
      </ul>
      {address !== null && (
        <ToolLink
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          <Eye size={16} />
          {t('open')}
        </ToolLink>
      )}
    </details>
  );
}

interface PageChangesProps {
  /** Of the revision whose pages can be opened; null where there is none yet. */
  id: number | null;
  language: Language;
  pages: RevisionPreview['pages'];
}

export function PageChanges({ id, language, pages }: PageChangesProps) {
  const t = useTranslations('admin.revision.preview');
  const pageName = usePageName();
  const changed = pages.filter(({ changes }) => changes.length > 0);
  const same = pages.filter(({ changes }) => changes.length === 0);
  const names = same.map(({ name }) => pageName(name)).join(', ');
  const rest = changed.length === 0 ? t('sameAll') : t('same', { pages: names });
  return (
    <div className={styles.pages}>
      {changed.map((page) => (
        <Page
          key={page.name}
          page={page}
          address={id === null ? null : previewedPagePath(id, page.name, language)}
        />
      ))}
      {same.length > 0 && <p className={shared.soft}>{rest}</p>}
    </div>
  );
}
