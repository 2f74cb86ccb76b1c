import { pageMeta } from '~/domains/seo/page-meta'
import { CallToAction } from '~/ui/call-to-action'
import { FeatureGrid } from '~/ui/feature-grid'
import { Faq } from '~/ui/questions'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'
import { plannerFaq, plannerFeatures, planningSteps } from '../planner-landing/facts'
import { PlannerLandingHeader } from '../planner-landing/landing-head'
import { PlannerLandingHero } from '../planner-landing/landing-hero'
import { SampleTask } from '../planner-landing/one-task'
import { StartPlanButton } from '../planner-landing/start-button'
import type { Route } from './+types/planner-landing'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'The planner',
    description:
      'Describe an idea, answer at most five questions, and get a plan to build from: requirements with criteria, estimates with ranges, and an order that holds.',
  })
}

export default function PlannerLanding() {
  return (
    <>
      <PlannerLandingHeader />
      <PlannerLandingHero />
      <Section title="From a paragraph to a plan" lead="An afternoon of questions, in ten minutes." tone="wash">
        <Steps items={planningSteps} />
      </Section>
      <Section title="What is in it">
        <FeatureGrid items={plannerFeatures} />
      </Section>
      <SampleTask />
      <Section title="Before you begin" layout="split">
        <Faq items={plannerFaq} />
      </Section>
      <CallToAction title="What do you want to build?" text="Two sentences are enough for a first plan.">
        <StartPlanButton />
      </CallToAction>
    </>
  )
}
