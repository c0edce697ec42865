import type { SiteData } from '#core/contract/site.ts';
import { defaultLanguage, htmlLanguage, languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';

interface SearchLinksProps {
  data: SiteData;
  /** Pages that are not for search engines say so. */
  isIndexed: boolean;
}

export function SearchLinks({ data, isIndexed }: SearchLinksProps) {
  if (!isIndexed) {
    return (
      <meta
        name="robots"
        content="noindex, nofollow"
      />
    );
  }
  const address = (language: SiteData['language']) =>
    data.origin + localizedPath(data.path, language);
  return (
    <>
      <link
        rel="canonical"
        href={address(data.language)}
      />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={htmlLanguage[language]}
          href={address(language)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address(defaultLanguage)}
      />
    </>
  );
}
