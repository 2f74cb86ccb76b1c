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
      'A product studio of three. Why we sell finished software next to our time, what we believe about products, and who answers your mail.',
  })
}

export default function About() {
  return (
    <>
      <PageHero
        title="A small studio that finishes things."
        text="We build products until they are done, sell them with their source, and help others to do the same with theirs."
      />
      <AboutStory />
      <Section title="What we hold on to">
        <FeatureGrid items={principles} />
      </Section>
      <Section title="The three of us" tone="wash">
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
      <CallToAction title="Come and talk." text="Half an hour, no slides.">
        <SiteButtonLink to="/contact">Write to us</SiteButtonLink>
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
    <Section title="How it began" tone="wash" layout="split">
      <div className="prose">
        <p>
          {brand.name} began with an embarrassment. In 2019 the three of us worked at the same agency, and within
          eighteen months we built a booking system three times, for three clients, from nothing. Each client paid for
          the same mistakes. The third one asked, “Have you not done this before?” We had. We were just not allowed to
          say so.
        </p>
        <p>
          So we left and wrote the fourth one for ourselves. It took longer than the other three, because this time
          nobody stopped us from doing the dull parts: the export, the change of the clocks, the credit card that fails
          in the middle of a month. When it was done, we sold it, with the source, for less than a week of our time.
          Eleven people bought it in the first quarter. Nine of them wrote to ask whether we could also help them decide
          what to do next.
        </p>
        <p>
          That is still the whole business. There are six products on the shelf and three people who lead products. We
          have not taken investors’ money, and we do not plan to be more than eight.
        </p>
      </div>
    </Section>
  )
}
