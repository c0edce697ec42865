import type { Language } from '#core/domain/language.ts';
import { socialCardSize, socialCards } from '../media/social-media.ts';

const openGraphLocale = {
  en: 'en_US',
  es: 'es_US',
  pt: 'pt_BR',
} as const;

interface SocialPreviewProps {
  language: Language;
  title: string;
  description: string;
  /** The whole address of the page. */
  address: string;
  origin: string;
  pictureAlt: string;
}

export function SocialPreview({
  language,
  title,
  description,
  address,
  origin,
  pictureAlt,
}: SocialPreviewProps) {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Solar Grant Home',
    'og:locale': openGraphLocale[language],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': origin + socialCards[language],
    'og:image:width': String(socialCardSize.width),
    'og:image:height': String(socialCardSize.height),
    'og:image:alt': pictureAlt,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta
          key={property}
          property={property}
          content={content}
        />
      ))}
      <meta
        name="twitter:card"
        content="summary_large_image"
      />
    </>
  );
}
