import { useTranslations } from 'use-intl';
import { Arrow } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './templates.module.css';

export function BackToTemplates({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templateEditor');
  return (
    <ToolButton
      variant="quiet"
      className={styles.back}
      onClick={onClose}
    >
      <Arrow
        direction="left"
        size={16}
      />
      {t('back')}
    </ToolButton>
  );
}
