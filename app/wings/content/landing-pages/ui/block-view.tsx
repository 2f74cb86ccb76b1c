import { ArticleBody } from '~/rich-text/article-body'
import { ArrowLink } from '~/ui/arrow-link'
import { gridColumnsClassName } from '~/ui/grid-columns'
import { PostCard } from '~/wings/content/blog/post-card'
import { productPath } from '~/wings/shop/products/product'
import { ProductCard } from '~/wings/shop/products/product-card'
import { ReviewQuote } from '~/wings/shop/reviews/review-quote'
import { type BlockData, getBlockPosts, getBlockProducts, getBlockReviews } from '../block-data'
import type { Block, BlockLink, BlockOfType } from '../block-schema'
import { InColumnContext, useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'
import { CallToActionBlock } from './call-to-action-block'
import { ComparisonBlock } from './comparison-block'
import { CountdownBlock } from './countdown-block'
import { FormBlock } from './form-block'
import { HeroBlock } from './hero-block'
import { FaqBlock, FeaturesBlock, NumbersBlock, StepsBlock, TestimonialsBlock } from './item-list-blocks'
import { isLinkFilled } from './link-pair'
import { PeopleBlock } from './people-block'
import { ImageBlock, LogosBlock } from './picture-blocks'
import { PricingBlock } from './pricing-block'
import { VideoBlock } from './video-block'

/** One block as visitors see it, under its id, which links within the page may name. An unfinished one draws what it has. */
export function BlockView({ block, blockData }: { block: Block; blockData: BlockData }) {
  const Drawn = blockComponents[block.type] as React.ComponentType<{ block: Block; blockData: BlockData }>
  return (
    <div id={block.id} className="min-w-0">
      <Drawn block={block} blockData={blockData} />
    </div>
  )
}

const blockComponents = {
  hero: HeroBlock,
  features: FeaturesBlock,
  steps: StepsBlock,
  numbers: NumbersBlock,
  products: ProductsBlock,
  posts: PostsBlock,
  pricing: PricingBlock,
  testimonials: TestimonialsBlock,
  people: PeopleBlock,
  reviews: ReviewsBlock,
  logos: LogosBlock,
  faq: FaqBlock,
  comparison: ComparisonBlock,
  'rich-text': RichTextBlock,
  image: ImageBlock,
  video: VideoBlock,
  form: FormBlock,
  countdown: CountdownBlock,
  'call-to-action': CallToActionBlock,
  columns: ColumnsBlock,
}

const widths: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

function ColumnsBlock({ block, blockData }: { block: BlockOfType<'columns'>; blockData: BlockData }) {
  if (block.columns.every((column) => column.length === 0)) return null
  return (
    <div className="wrap py-16 md:py-24">
      <div className={`grid gap-x-12 gap-y-14 ${widths[block.columns.length] ?? ''}`}>
        <InColumnContext value={true}>
          {[...block.columns.entries()].map(([place, column]) => (
            // whatever is wide in a column scrolls in itself
            <div key={place} className="grid min-w-0 content-start gap-12">
              {column.map((inner) => (
                <BlockView key={inner.id} block={inner} blockData={blockData} />
              ))}
            </div>
          ))}
        </InColumnContext>
      </div>
    </div>
  )
}

function ProductsBlock({ block, blockData }: { block: BlockOfType<'products'>; blockData: BlockData }) {
  const isInColumn = useIsInColumn()
  const products = getBlockProducts(block, blockData)
  if (products.length === 0) return null
  const columns = isInColumn ? '' : products.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'
  return (
    <BlockFrame title={block.title} text={block.text} tone={block.tone} action={linkBesideTitle(block.action)}>
      <div className={`grid gap-x-10 gap-y-14 ${columns}`}>
        {[...products.entries()].map(([place, product]) => (
          <ProductCard key={place} product={product} level={block.title ? 3 : 2} />
        ))}
      </div>
    </BlockFrame>
  )
}

function PostsBlock({ block, blockData }: { block: BlockOfType<'posts'>; blockData: BlockData }) {
  const isInColumn = useIsInColumn()
  const posts = getBlockPosts(block, blockData)
  if (posts.length === 0) return null
  return (
    <BlockFrame title={block.title} text={block.text} tone={block.tone} action={linkBesideTitle(block.action)}>
      <div className={`grid gap-x-8 gap-y-12 ${isInColumn ? '' : 'md:grid-cols-3'}`}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} level={block.title ? 3 : 2} />
        ))}
      </div>
    </BlockFrame>
  )
}

function linkBesideTitle(link: BlockLink | undefined) {
  return link && isLinkFilled(link) ? <ArrowLink to={link.url}>{link.label}</ArrowLink> : null
}

/** What buyers wrote, the newest first. */
function ReviewsBlock({ block, blockData }: { block: BlockOfType<'reviews'>; blockData: BlockData }) {
  const isInColumn = useIsInColumn()
  const reviews = getBlockReviews(block, blockData)
  if (reviews.length === 0) return null
  return (
    <BlockFrame title={block.title}>
      <ul className={`grid gap-10 ${gridColumnsClassName(isInColumn ? 1 : reviews.length)}`}>
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

function RichTextBlock({ block: { html, tone } }: { block: BlockOfType<'rich-text'> }) {
  const isInColumn = useIsInColumn()
  if (!html) return null
  return (
    <BlockFrame tone={tone}>
      <ArticleBody html={html} className={isInColumn ? '' : 'prose-split'} />
    </BlockFrame>
  )
}
