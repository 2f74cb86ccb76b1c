import { productPath } from '~/domains/products/product'
import { ReviewQuote } from '~/domains/reviews/review-quote'
import { columnsFor } from '~/ui/columns'
import type { BlockOf } from '../../block-schema'
import { type Material, reviewsOf } from '../../material'
import { BlockFrame } from '../block-frame'
import { useIsInColumn } from '../place'

/** What buyers wrote, the newest first. */
export function ReviewsBlock({ block, material }: { block: BlockOf<'reviews'>; material: Material }) {
  const isInColumn = useIsInColumn()
  const reviews = reviewsOf(block, material)
  if (reviews.length === 0) return null
  return (
    <BlockFrame title={block.title}>
      <ul className={`grid gap-10 ${columnsFor(isInColumn ? 1 : reviews.length)}`}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewQuote
              review={review}
              level={block.title ? 3 : 2}
              productPath={block.productId ? undefined : productPath(review.productSlug)}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
