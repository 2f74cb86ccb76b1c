import { FeatureGrid } from '~/ui/feature-grid'
import { Section } from '~/ui/section'
import { TextLink } from '~/ui/text-link'
import type { StaticLinks } from '~/wings/web/pages/static-links'
import { homeContentLinks } from './home-content-links'

const buildBenefits = (sumAt: string | undefined) => [
  {
    title: 'All of the source',
    text: 'Readable TypeScript with tests and a README that begins at the beginning. Nothing is minified, metered or calling home.',
  },
  {
    title: 'The hard parts, done',
    text: 'Seats that cannot be sold twice, deposits that come back by themselves, drafts that show their sources. These are the weeks that you skip.',
  },
  {
    title: 'Prices you can read',
    text: (
      <>
        One number on each page, three licenses, and a list of what is not included. A queue costs 1,499. To have it
        built costs about 53,300
        {sumAt && (
          <>
            ; <TextLink to={sumAt}>we did the sum</TextLink>
          </>
        )}
        .
      </>
    ),
  },
  {
    title: 'People who have shipped',
    text: 'The three of us have led 47 releases. We will also tell you when you should not buy.',
  },
]

export function Benefits({ links = {} }: { links?: StaticLinks }) {
  return (
    <Section title="What you get for the money" layout="split">
      <FeatureGrid items={buildBenefits(links[homeContentLinks.sum])} columns={2} />
    </Section>
  )
}
