import { Check } from 'lucide-react'
import { currencyName } from '~/platform/text/money'
import { gridColumnsClassName } from '~/ui/grid-columns'
import { SiteButtonLink } from '~/ui/site-button'
import { domainLimitSentence } from '~/wings/shop/products/product'
import type { ProductOffer } from '~/wings/shop/products/product-offers.queries.server'
import { useFormatPrice } from '~/wings/shop/products/use-format-price'
import { RatingLine } from '~/wings/shop/reviews/rating-line'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'
import { isLinkFilled } from './link-pair'

type Plan = BlockOfType<'pricing'>['plans'][number]

/** What it costs: the licenses of a product, or plans of the page's own. */
export function PricingBlock({ block, blockData }: { block: BlockOfType<'pricing'>; blockData: BlockData }) {
  const isInColumn = useIsInColumn()
  const formatPrice = useFormatPrice()
  const { title, text, tone, productId } = block
  const product = productId ? blockData.offeredProducts[productId] : undefined
  const plans = product
    ? listProductLicenses(product, formatPrice)
    : productId
      ? []
      : block.plans.filter(({ name }) => name.trim())
  if (plans.length === 0) return null
  return (
    <BlockFrame title={title} text={text} tone={tone}>
      <ul className={`grid gap-6 ${gridColumnsClassName(isInColumn ? 1 : plans.length)}`}>
        {[...plans.entries()].map(([place, plan]) => (
          <PlanCard key={place} plan={plan} level={title ? 3 : 2} />
        ))}
      </ul>
      {product && (
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
          <RatingLine rating={product.rating} />
          One payment in {currencyName(product.currency, INTERFACE_LANGUAGE)}, no subscription. Full source of{' '}
          {product.name}, yours to keep.
        </p>
      )}
    </BlockFrame>
  )
}

function listProductLicenses(
  { slug, tiers, currency }: ProductOffer,
  formatPrice: ReturnType<typeof useFormatPrice>,
): Plan[] {
  return tiers.map(({ id, name, price, text, activations }) => ({
    name,
    text,
    price: formatPrice(price, currency),
    points: [domainLimitSentence(activations)],
    isRecommended: false,
    action: {
      label: price === 0 ? 'Get it for free' : `Get ${name}`,
      url: `/checkout/${slug}?tier=${encodeURIComponent(id)}`,
    },
  }))
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }) {
  const { name, price, text, points, action, isRecommended } = plan
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={`flex flex-col rounded-lg bg-surface p-6 ${isRecommended ? 'border-2 border-ink shadow-rest' : 'border border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <Heading className="text-h3">{name}</Heading>
        {isRecommended && <p className="text-small font-semibold text-second">Recommended</p>}
      </div>
      {price && <p className="mt-3 font-heading text-h2 font-bold tabular-nums">{price}</p>}
      {text && <p className="mt-2 text-muted">{text}</p>}
      {points.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {[...points.entries()].map(([place, point]) => (
            <li key={place} className="flex gap-3">
              <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-second" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {isLinkFilled(action) && (
        <div className="mt-auto pt-6">
          <SiteButtonLink to={action.url} variant={isRecommended ? 'primary' : 'secondary'} className="w-full">
            {action.label}
          </SiteButtonLink>
        </div>
      )}
    </li>
  )
}
