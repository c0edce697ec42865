import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { endOfDay } from '../browser/effects/countdown.ts';
import type { PageProps } from '../entry-server.tsx';
import { Island } from '../runtime/island.tsx';
import { Answer } from '../sections/landing/Answer.tsx';
import { Benefits } from '../sections/landing/Benefits.tsx';
import { CallToAction } from '../sections/landing/CallToAction.tsx';
import { Countdown } from '../sections/landing/Countdown.tsx';
import { ComparisonTable } from '../sections/landing/ComparisonTable.tsx';
import { FirstScreen, Hero } from '../sections/landing/Hero.tsx';
import { HowItWorks } from '../sections/landing/HowItWorks.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import layout from '../sections/frame/layout.module.css';
import { Testimonials } from '../sections/landing/Testimonials.tsx';
import { TrustStrip } from '../sections/landing/TrustStrip.tsx';

export default function LandingPage({ data }: PageProps) {
  const { countdownDays, countdownEnd } = data.terms;
  return (
    <Layout data={data}>
      <FirstScreen>
        <Island of="ReferralStrip" className={layout.referral} />
        {mayShow(data.terms, 'countdown-rolling') && (
          <Countdown
            days={countdownDays}
            end={countdownEnd === null ? null : endOfDay(countdownEnd, data.timeZone)}
          />
        )}
        <Hero data={data} />
      </FirstScreen>
      <TrustStrip data={data} />
      <Answer data={data} />
      <Benefits data={data} />
      <HowItWorks data={data} />
      <Testimonials data={data} items={['rosa', 'james', 'luciana']} hasStats />
      <ComparisonTable data={data} />
      <CallToAction />
    </Layout>
  );
}
