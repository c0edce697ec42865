import { type Language, languageNames, languages, readLanguage } from '#core/domain/language.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './client-language.module.css';

// Only one Portuguese is offered: the name without the country fits a phone.
const choices = languages.map((language) => ({
  value: language,
  label: languageNames[language].replace(/ \(.*/, ''),
}));

interface ClientLanguageProps {
  label: string;
  language: Language;
  onChange: (language: Language) => void;
}

export function ClientLanguage({ label, language, onChange }: ClientLanguageProps) {
  return (
    <RadioGroup
      label={label}
      name="client-language"
      options={choices}
      defaultValue={language}
      className={`${shared.wrapCentered} ${styles.languages}`}
      onChange={({ target }) => onChange(readLanguage(target.value) ?? language)}
    />
  );
}
