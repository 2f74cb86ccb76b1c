import { ArrowLink } from '~/ui/arrow-link'
import { Section } from '~/ui/section'
import type { PostSummary } from '~/wings/content/blog/post'
import { PostCard } from '~/wings/content/blog/post-card'
import { PostCardSkeletons } from '~/wings/content/blog/post-card-skeleton'
import type { ProductSummary } from '~/wings/shop/products/product'
import { ProductCard } from '~/wings/shop/products/product-card'

/** Products are undefined while they are on their way. */
export function NewestProducts({ products }: { products: ProductSummary[] | undefined }) {
  return (
    <Section title="New products" tone="wash" action={<ArrowLink to="/tools">All products</ArrowLink>}>
      {products?.length ? (
        <div className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </div>
      ) : (
        <p className="py-16 text-center text-lead text-muted">
          {products ? 'No products available yet.' : 'Loading products...'}
        </p>
      )}
    </Section>
  )
}

export function NewestPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <Section title="From the blog" lead="Case studies and guides." action={<ArrowLink to="/blog">All posts</ArrowLink>}>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {posts.length > 0 ? posts.map((post) => <PostCard key={post.slug} post={post} />) : <PostCardSkeletons />}
      </div>
    </Section>
  )
}
