import type { StaticLinks } from '~/domains/pages/constant-links'
import { FeatureGrid } from '~/ui/feature-grid'
import { ArrowLink } from '~/ui/more-link'
import { Section } from '~/ui/section'
import { homeContentLinks } from './home-links'

const buildAudiences = (links: StaticLinks) => [
  {
    title: 'Entrepreneurs',
    text: 'You have customers in mind and no year to spare. Buy the part that has been solved, and put your money into the part that is yours.',
    more: <ArrowLink to="/product-leadership">How founders start</ArrowLink>,
  },
  {
    title: 'Agencies',
    text: 'Your clients ask for the same three things. Sell them one well-made product under their own name, as often as you like.',
    more: <ArrowLink to={links[homeContentLinks.portal]}>White-label client portal</ArrowLink>,
  },
  {
    title: 'Enterprises',
    text: 'You have teams and budgets, and decisions that have been open since spring. A product lead closes them, with a date and a reason.',
    more: <ArrowLink to="/product-leadership">Work with a product lead</ArrowLink>,
  },
]

export function HomeAudiences({ links = {} }: { links?: StaticLinks }) {
  return (
    <Section title="Who comes to us">
      <FeatureGrid items={buildAudiences(links)} />
    </Section>
  )
}
