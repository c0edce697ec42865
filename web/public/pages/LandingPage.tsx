import type { PageProps } from '../entry-server.tsx';
import { Island } from '../island.tsx';
import { Benefits } from '../sections/Benefits.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { ComparisonTable } from '../sections/ComparisonTable.tsx';
import { Hero } from '../sections/Hero.tsx';
import { HowItWorks } from '../sections/HowItWorks.tsx';
import { Layout } from '../sections/Layout.tsx';
import { Testimonials } from '../sections/Testimonials.tsx';
import { TrustStrip } from '../sections/TrustStrip.tsx';

/** From the morning of the hero to the evening of the call to action. */
export default function LandingPage({ data }: PageProps) {
  return (
    <Layout data={data}>
      <Island
        name="CountdownBanner"
        props={{ days: data.terms.countdownDays, end: data.terms.countdownEnd }}
        start="load"
      />
      <Hero data={data} />
      <TrustStrip data={data} />
      <Benefits data={data} />
      <HowItWorks data={data} />
      <Testimonials
        data={data}
        items={['rosa', 'james', 'luciana']}
        hasStats
      />
      <ComparisonTable data={data} />
      <CallToAction data={data} />
    </Layout>
  );
}
