import { Section } from '~/ui/section'
import { serviceOffers } from './services-content'

/** What a product lead costs: three offers side by side. */
export function ServiceOffers() {
  return (
    <Section
      title="Services and prices"
      lead="Fixed prices, plus travel at cost. If you buy one of our products, we deduct its price from a scoping week."
    >
      <ul className="grid divide-line rounded-lg border border-line bg-surface max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {serviceOffers.map((format) => (
          <ServiceOffer key={format.name} {...format} />
        ))}
      </ul>
    </Section>
  )
}

function ServiceOffer({ name, price, duration, audience, result, yourTime }: (typeof serviceOffers)[number]) {
  return (
    <li className="p-6 md:p-8">
      <h3 className="text-h3">{name}</h3>
      <p className="mt-1 text-muted">{audience}</p>
      <p className="mt-6">
        <span className="block text-small text-faint">From</span>
        <span className="font-heading text-h2 font-bold tabular-nums">{price}</span>
      </p>
      <dl className="mt-6 grid gap-4">
        <Fact term="Duration">{duration}</Fact>
        <Fact term="You get">{result}</Fact>
        <Fact term="Your time">{yourTime}</Fact>
      </dl>
    </li>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-small text-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
