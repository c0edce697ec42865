import { useTranslations } from 'use-intl';
import type { PageProps } from '../entry-server.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { Answer } from '../sections/landing/Answer.tsx';

/** The landing page's answer as a page of its own, for browsers without scripts. */
export default function AnswerPage({ data }: PageProps) {
  const t = useTranslations('landing.hero');
  const { figures } = useSite();
  return (
    <Layout data={data}>
      <h1 className="visually-hidden">{t('title', figures)}</h1>
      <Answer data={data} />
    </Layout>
  );
}
