import { Link } from 'react-router'
import { RatingLine } from '~/wings/shop/reviews/rating-line'
import { PictureImage } from '~/wings/site/media/picture-image'
import { type ProductSummary, productPath } from './product'
import { useFormatPrice } from './use-format-price'

interface ProductCardProps {
  product: ProductSummary
  /** The heading's level on the page where the card stands. */
  level?: 2 | 3
  isFirstScreen?: boolean
}

export function ProductCard({ product, level = 3, isFirstScreen }: ProductCardProps) {
  const { slug, name, tagline, categoryName, price, currency, hasTiers, preview, rating } = product
  const formatPrice = useFormatPrice()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article data-links="card" className="group relative">
      <div className="aspect-[16/10] overflow-hidden rounded-lg bg-wash shadow-rest transition-shadow duration-200 group-hover:shadow-lift">
        {preview && (
          <PictureImage
            picture={{ ...preview, alt: '' }}
            sizes="(min-width: 72rem) 35rem, (min-width: 48rem) 50vw, calc(100vw - 2.5rem)"
            isFirstScreen={isFirstScreen}
            className="h-full object-cover"
          />
        )}
      </div>
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <Heading className="text-h3">
          <Link
            to={productPath(slug)}
            className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        <p className="font-semibold whitespace-nowrap tabular-nums">
          {hasTiers && <span className="font-medium text-muted">from </span>}
          {formatPrice(price, currency)}
        </p>
      </div>
      <p className="mt-1 text-muted">{tagline}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small text-faint">
        {categoryName}
        <RatingLine rating={rating} />
      </p>
    </article>
  )
}
