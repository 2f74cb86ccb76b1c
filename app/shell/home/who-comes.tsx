import type { ConstantLinks } from '~/domains/pages/constant-links'
import { FeatureGrid } from '~/ui/feature-grid'
import { MoreLink } from '~/ui/more-link'
import { Section } from '~/ui/section'
import { homeLinks } from './home-links'

const audiencesWith = (links: ConstantLinks) => [
  {
    title: 'Entrepreneurs',
    text: 'You have customers in mind and no year to spare. Buy the part that has been solved, and put your money into the part that is yours.',
    more: <MoreLink to="/product-leadership">How founders start</MoreLink>,
  },
  {
    title: 'Agencies',
    text: 'Your clients ask for the same three things. Sell them one well-made product under their own name, as often as you like.',
    more: <MoreLink to={links[homeLinks.portal]}>White-label client portal</MoreLink>,
  },
  {
    title: 'Enterprises',
    text: 'You have teams and budgets, and decisions that have been open since spring. A product lead closes them, with a date and a reason.',
    more: <MoreLink to="/product-leadership">Work with a product lead</MoreLink>,
  },
]

export function WhoComes({ links = {} }: { links?: ConstantLinks }) {
  return (
    <Section title="Who comes to us">
      <FeatureGrid items={audiencesWith(links)} />
    </Section>
  )
}
