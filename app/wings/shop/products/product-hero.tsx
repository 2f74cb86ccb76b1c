import { Link } from 'react-router'
import { ArrowLink } from '~/ui/arrow-link'
import { RatingLine } from '~/wings/shop/reviews/rating-line'
import { BuyForm } from './buy-form'
import { catalogPath } from './catalog-path'
import { ProductGallery } from './product-gallery'

interface ProductHeroProps extends React.ComponentProps<typeof BuyForm> {
  version: string | undefined
}

/** What it is, what it looks like, what it costs. */
export function ProductHero({ version, ...offer }: ProductHeroProps) {
  const { name, tagline, description, category, categoryName, gallery, rating, demoUrl } = offer.product
  return (
    <header className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      {categoryName && (
        <p data-links="navigation" className="font-semibold text-second">
          <Link to={catalogPath({ category })} className="underline-offset-4 hover:underline">
            {categoryName}
          </Link>
        </p>
      )}
      <h1 className="mt-3 text-h1">{name}</h1>
      <p className="mt-3 max-w-3xl text-lead text-muted">{tagline}</p>
      <p className="mt-3 mb-8 flex flex-wrap gap-x-4 text-small text-muted">
        {rating && (
          <a href="#reviews" className="hover:text-accent">
            <RatingLine rating={rating} />
          </a>
        )}
        {version && <span>Version {version}</span>}
      </p>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="min-w-0">
          <ProductGallery name={name} pictures={gallery} />
          <p className="mt-8 max-w-2xl text-lead">{description}</p>
        </div>
        <div>
          <BuyForm {...offer} />
          {demoUrl && <ArrowLink to={demoUrl}>Try the live demo</ArrowLink>}
        </div>
      </div>
    </header>
  )
}
