import { FeatureGrid } from '~/ui/feature-grid'
import { Section } from '~/ui/section'
import { TextLink } from '~/ui/text-link'
import type { StaticLinks } from '~/wings/web/pages/static-links'
import { homeContentLinks } from './home-content-links'

const buildBenefits = (sumAt: string | undefined) => [
  {
    title: 'Full source code',
    text: 'Readable TypeScript with tests and documentation. No minified code, no usage limits and no tracking.',
  },
  {
    title: 'Edge cases included',
    text: 'No double bookings, automatic deposit refunds, AI drafts that cite their sources. This saves weeks of work.',
  },
  {
    title: 'Clear pricing',
    text: (
      <>
        Each product has three licenses and a list of what is not included. A queue system costs 1,499 USD. Building it
        costs about 53,300 USD
        {sumAt && (
          <>
            : <TextLink to={sumAt}>see the calculation</TextLink>
          </>
        )}
        .
      </>
    ),
  },
  {
    title: 'Experienced product leads',
    text: 'The three of us have led 47 releases. We also tell you when our products do not fit.',
  },
]

export function Benefits({ links = {} }: { links?: StaticLinks }) {
  return (
    <Section title="What you get" layout="split">
      <FeatureGrid items={buildBenefits(links[homeContentLinks.sum])} columns={2} />
    </Section>
  )
}
