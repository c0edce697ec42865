import { useLocale, useTranslations } from 'use-intl';
import { isLanguage, languageNames } from '#core/domain/language.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import type { Conflict } from '#web/office/meanwhile/conflict.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import type { ShownProfile } from './profile-body.ts';
import styles from './profile.module.css';

type Name = keyof ShownProfile;

interface ProfileConflictProps {
  conflict: Conflict<Name>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function ProfileConflict({ conflict, ...ways }: ProfileConflictProps) {
  const t = useTranslations('portal.profile.information');
  const states = statesByName(useLocale());
  const inWords = (name: Name, value: string): string => {
    if (name === 'state') {
      return states.find(({ code }) => code === value)?.name ?? value;
    }
    return name === 'language' && isLanguage(value) ? languageNames[value] : value;
  };
  // Without the mark of what must be filled in.
  const label = (name: Name) =>
    t(name === 'isLicensedRealtor' ? 'isLicensed' : name).replace(/\s*\*$/, '');
  return (
    <div className={styles.whole}>
      <ConflictNote
        {...ways}
        conflict={{ ...conflict, message: t('changedElsewhere') }}
        label={label}
        inWords={inWords}
      />
    </div>
  );
}
