import { ArrowLink } from '~/ui/arrow-link'
import { Pagination } from '~/ui/pagination'
import { blogListPath } from '../blog-list-path'
import type { PostSummary } from '../post'
import { FeaturedPostCard, PostCard } from '../post-card'
import { PostCardSkeletons } from '../post-card-skeleton'

interface PostListProps {
  posts: PostSummary[]
  category: string | null
  tag?: string | null
  page: number
  pages: number
}

export function PostList({ posts, category, tag, page, pages }: PostListProps) {
  const [first, ...others] = posts
  return (
    <>
      {first ? <FeaturedPostCard post={first} /> : <EmptyPostList category={category} />}
      {others.length > 0 && (
        <div className="mt-14 grid gap-x-8 gap-y-12 border-t border-line pt-14 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((post) => (
            <PostCard key={post.slug} post={post} level={2} />
          ))}
        </div>
      )}
      <Pagination page={page} pageCount={pages} hrefFor={(number) => blogListPath({ category, tag, page: number })} />
    </>
  )
}

function EmptyPostList({ category }: { category: string | null }) {
  return (
    <>
      <p className="mb-8 text-lead text-muted">{category ? 'No posts in this category yet.' : 'No posts yet.'}</p>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <PostCardSkeletons />
      </div>
      {category && (
        <p className="mt-8">
          <ArrowLink to="/blog">All posts</ArrowLink>
        </p>
      )}
    </>
  )
}
