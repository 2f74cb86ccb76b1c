import { ArrowLink } from '~/ui/arrow-link'
import { Section } from '~/ui/section'
import type { StaticLinks } from '~/wings/web/pages/static-links'
import { homeContentLinks } from './home-content-links'

const useCases = [
  {
    title: 'A clinic cuts waiting times',
    text: 'Patients wait outside the clinic. Time in the building fell from 71 to 33 minutes.',
    product: { name: 'QueuePro', path: homeContentLinks.queuePro },
    story: homeContentLinks.clinic,
  },
  {
    title: 'A studio fills canceled seats',
    text: 'When someone cancels, the waitlist fills the seat automatically.',
    product: { name: 'Tidebook', path: homeContentLinks.tidebook },
  },
  {
    title: 'A town shares its tools',
    text: '163 owners and 604 listings in five months, starting with 40 owners.',
    product: { name: 'Kitshed', path: homeContentLinks.kitshed },
    story: homeContentLinks.town,
  },
  {
    title: 'An agency launches its eleventh portal',
    text: 'The first took 19 days, the eleventh 2.5 days.',
    product: { name: 'Deskhand', path: homeContentLinks.deskhand },
    story: homeContentLinks.agency,
  },
]

export function UseCases({ links = {} }: { links?: StaticLinks }) {
  return (
    <Section title="Use cases" tone="wash">
      <ul className="border-t border-line">
        {useCases.map(({ title, text, product, story }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-2 border-b border-line py-7 md:grid-cols-[1fr_1.2fr] lg:grid-cols-[1fr_1.2fr_17rem] lg:items-baseline"
          >
            <h3 className="text-h3 md:row-span-2 lg:row-span-1">{title}</h3>
            <p className="text-muted">{text}</p>
            <p className="flex flex-wrap gap-x-6 md:col-start-2 lg:col-start-3 lg:-mt-2.5">
              <ArrowLink to={links[product.path]}>{product.name}</ArrowLink>
              {story && <ArrowLink to={links[story]}>Read case study</ArrowLink>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
