import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Eye, Trash } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { HeroMediaRow } from '../api-types.ts';
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx';
import styles from './hero.module.css';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useActivation } from './use-activation.ts';
import { usePoster } from './use-poster.ts';

export function MediaActions({ media }: { media: HeroMediaRow }) {
  const t = useTranslations('admin.heroMedia');
  const [open, setOpen] = useState<'preview' | 'delete' | null>(null);
  const activation = useActivation();
  const poster = usePoster();
  const { id, originalName: name, isActive, mediaType, posterPath } = media;
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <ToolButton
        disabled={isActive || activation.isPending}
        {...(!isActive && { 'aria-label': t('activateOf', { name }) })}
        onClick={() => activation.activate(id)}
      >
        {isActive ? t('active') : t('activate')}
      </ToolButton>
      {mediaType === 'video' && posterPath === null && (
        <ToolButton
          disabled={poster.isPending}
          aria-label={t('takePosterOf', { name })}
          onClick={() => poster.take(media)}
        >
          {t('takePoster')}
        </ToolButton>
      )}
      <span className={styles.spring} />
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('previewOf', { name })}
        title={t('preview')}
        onClick={() => setOpen('preview')}
      >
        <Eye size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('delete.labelOf', { name })}
        title={t('delete.label')}
        onClick={() => setOpen('delete')}
      >
        <Trash size={18} />
      </ToolButton>
      <PreviewDialog
        media={media}
        isOpen={open === 'preview'}
        onOpenChange={close}
      />
      <DeleteMediaDialog
        media={media}
        isOpen={open === 'delete'}
        onOpenChange={close}
      />
    </div>
  );
}
