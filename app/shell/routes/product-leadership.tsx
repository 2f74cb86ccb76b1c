import { Check } from 'lucide-react'
import { CallToAction } from '~/ui/call-to-action'
import { Faq } from '~/ui/faq'
import { FeatureGrid } from '~/ui/feature-grid'
import { PageHero } from '~/ui/page-hero'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { Steps } from '~/ui/steps'
import { loadStaticLinks } from '~/wings/web/pages/static-links.queries.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { ServiceOffers } from '../ui/marketing/service-offers'
import { gettingStartedSteps, productLeadTasks, serviceAudiences, serviceFaq } from '../ui/marketing/services-content'
import type { Route } from './+types/product-leadership'

const FIRST_DAYS = '/blog/product-lead-first-30-days'

export async function loader({ context }: Route.LoaderArgs) {
  return { links: await loadStaticLinks(context, [FIRST_DAYS]) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Product leads for entrepreneurs, agencies and enterprises',
    description:
      'Senior product leads by the week, with fixed prices and an end date: five days of scoping, thirty days on your team or a lead for a whole quarter.',
  })
}

export default function ProductLeadership({ loaderData: { links } }: Route.ComponentProps) {
  const firstDays = links[FIRST_DAYS]
  return (
    <>
      <PageHero
        title="Hire a senior product lead."
        text="An experienced product lead who sets priorities, makes decisions and ships a first release within thirty days."
      >
        <div className="flex flex-wrap gap-3">
          <SiteButtonLink to="/contact">Book a first call</SiteButtonLink>
          {firstDays && (
            <SiteButtonLink to={firstDays} variant="secondary">
              What happens in the first 30 days
            </SiteButtonLink>
          )}
        </div>
      </PageHero>
      <Section title="Who it is for" tone="wash">
        <FeatureGrid
          items={serviceAudiences.map(({ start, ...audience }) => ({
            ...audience,
            more: <p className="text-small font-semibold">{start}</p>,
          }))}
        />
      </Section>
      <ServiceOffers />
      <ProductLeadTasks />
      <Section title="How it starts">
        <Steps items={gettingStartedSteps} />
      </Section>
      <Section title="Frequently asked questions" tone="wash" layout="split">
        <Faq items={serviceFaq} />
      </Section>
      <CallToAction title="Tell us about your project" text="We reply within one business day.">
        <SiteButtonLink to="/contact">Book a first call</SiteButtonLink>
      </CallToAction>
    </>
  )
}

function ProductLeadTasks() {
  return (
    <Section tone="deep">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="text-h2">What a product lead does</h2>
          <p className="mt-5 max-w-md text-lead text-muted">
            Not included: people management, ad campaigns and presentations.
          </p>
        </div>
        <ul className="grid gap-4">
          {productLeadTasks.map((task) => (
            <li key={task} className="flex gap-4 border-b border-line pb-4">
              <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
              {task}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
