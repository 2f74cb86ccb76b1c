import { pageMeta } from '~/domains/seo/page-meta'
import { CallToAction } from '~/ui/call-to-action'
import { FeatureGrid } from '~/ui/feature-grid'
import { Questions } from '~/ui/questions'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'
import { partsOfPlan, questions, waysToPlan } from '../planner-landing/facts'
import { LandingHead } from '../planner-landing/landing-head'
import { LandingHero } from '../planner-landing/landing-hero'
import { OneTask } from '../planner-landing/one-task'
import { StartButton } from '../planner-landing/start-button'
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
      <LandingHead />
      <LandingHero />
      <Section title="From a paragraph to a plan" lead="An afternoon of questions, in ten minutes." tone="wash">
        <Steps items={waysToPlan} />
      </Section>
      <Section title="What is in it">
        <FeatureGrid items={partsOfPlan} />
      </Section>
      <OneTask />
      <Section title="Before you begin" layout="split">
        <Questions items={questions} />
      </Section>
      <CallToAction title="What do you want to build?" text="Two sentences are enough for a first plan.">
        <StartButton />
      </CallToAction>
    </>
  )
}
