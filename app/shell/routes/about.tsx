import { CallToAction } from '~/ui/call-to-action'
import { FeatureGrid } from '~/ui/feature-grid'
import { PageHero } from '~/ui/page-hero'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { StatGrid } from '~/ui/stat-grid'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { people, principles, stats } from '../ui/marketing/about-content'
import { useBrand } from '../ui/use-brand'
import type { Route } from './+types/about'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About',
    description:
      'A product studio of three people who sell ready-made software and product leadership. How we started, how we work and who we are.',
  })
}

export default function About() {
  return (
    <>
      <PageHero
        title="A small product studio."
        text="We build and sell software products with source code, and lead product teams for our clients."
      />
      <AboutStory />
      <Section title="Our principles">
        <FeatureGrid items={principles} />
      </Section>
      <Section title="Team" tone="wash">
        <ul className="grid gap-12 md:grid-cols-3">
          {people.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </ul>
      </Section>
      <Section tone="deep">
        <h2 className="sr-only">The studio in numbers</h2>
        <StatGrid items={stats} />
      </Section>
      <CallToAction title="Talk to us" text="Book a free 30-minute call.">
        <SiteButtonLink to="/contact">Contact us</SiteButtonLink>
      </CallToAction>
    </>
  )
}

function Person({ name, role, text }: (typeof people)[number]) {
  const initials = name.replace(/[a-zà-ÿ ]/g, '')
  return (
    <li>
      <span
        aria-hidden="true"
        className="on-deep grid size-16 place-items-center rounded-full font-heading text-h3 font-bold"
      >
        {initials}
      </span>
      <h3 className="mt-5 text-h3">{name}</h3>
      <p className="text-small text-faint">{role}</p>
      <p className="mt-3 text-muted">{text}</p>
    </li>
  )
}

function AboutStory() {
  const { brand } = useBrand()
  return (
    <Section title="Our story" tone="wash" layout="split">
      <div className="prose">
        <p>
          In 2019, the three of us worked at the same agency. Within eighteen months, we built a booking system from
          scratch for three different clients, and each client paid for the same work.
        </p>
        <p>
          So we founded {brand.name} and built the fourth one as a product, including exports, daylight saving time and
          failed payments. We sold it with the source code for less than the price of a week of our time. Eleven
          customers bought it in the first quarter, and nine of them asked us to help with their next product decisions.
        </p>
        <p>This is still what we do: six products and three product leads. We have no outside investors.</p>
      </div>
    </Section>
  )
}
