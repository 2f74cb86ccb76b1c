import { href } from 'react-router'
import { CallToAction } from '~/ui/call-to-action'
import { Faq } from '~/ui/faq'
import { FeatureGrid } from '~/ui/feature-grid'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { Steps } from '~/ui/steps'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { HomeLink } from '../ui/home-link'
import { plannerFaq, plannerFeatures, planningSteps } from '../ui/planner-landing-content'
import { PlannerLandingHero } from '../ui/planner-landing-hero'
import { PlannerLogo } from '../ui/planner-logo'
import { SampleTask } from '../ui/sample-task'
import { StartPlanButton } from '../ui/start-plan-button'
import type { Route } from './+types/planner-landing'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'The planner',
    description:
      'Describe an idea, answer at most five questions and get a plan to build from: requirements with acceptance criteria, estimates with ranges and a schedule.',
  })
}

export default function PlannerLanding() {
  return (
    <>
      <PlannerLandingHeader />
      <PlannerLandingHero />
      <Section title="How it works" lead="Create a plan in ten minutes." tone="wash">
        <Steps items={planningSteps} />
      </Section>
      <Section title="What you get">
        <FeatureGrid items={plannerFeatures} />
      </Section>
      <SampleTask />
      <Section title="Frequently asked questions" layout="split">
        <Faq items={plannerFaq} />
      </Section>
      <CallToAction title="What do you want to build?" text="Two sentences are enough to start.">
        <StartPlanButton />
      </CallToAction>
    </>
  )
}

/** The page has no bar: its own way home, and in. */
function PlannerLandingHeader() {
  return (
    <div className="wrap flex min-h-18 items-center justify-between gap-x-6">
      <div className="flex items-center gap-3 font-heading text-h3 font-bold tracking-tight">
        <HomeLink />
        <span aria-hidden="true" className="h-6 w-px bg-line max-sm:hidden" />
        <span className="flex items-center gap-2 max-sm:hidden">
          <PlannerLogo className="size-6" />
          Planner
        </span>
      </div>
      <SiteButtonLink to={href('/planner/login')} variant="secondary">
        Sign in
      </SiteButtonLink>
    </div>
  )
}
