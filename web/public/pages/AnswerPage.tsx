import type { PageProps } from '../entry-server.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { Answer } from '../sections/landing/Answer.tsx';

/** The landing page's answer as a page of its own, for browsers without scripts. */
export default function AnswerPage({ data }: PageProps) {
  return (
    <Layout data={data}>
      <Answer data={data} />
    </Layout>
  );
}
