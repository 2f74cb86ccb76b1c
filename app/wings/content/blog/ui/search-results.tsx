import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { ArrowLink } from '~/ui/arrow-link'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { describeMatch } from '~/wings/web/search/describe-match'
import { HighlightedText } from '~/wings/web/search/highlighted-text'
import { siteSearchPath } from '~/wings/web/search/site-search-path'
import { blogListPath } from '../blog-list-path'
import type { HighlightedPost } from '../highlighted-posts.queries.server'
import type { SearchPage } from '../load-search-page.server'
import { PostCard } from '../post-card'
import { PostByline } from './post-byline'

interface SearchResultsProps extends SearchPage {
  category: string | null
  page: number
}

export function SearchResults({ category, page, ...search }: SearchResultsProps) {
  const { q, results, count, pages } = search
  if (count === 0) return <NoSearchResults category={category} {...search} />
  return (
    <>
      <ol>
        {results.map((post) => (
          <SearchResultRow key={post.slug} post={post} />
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(number) => blogListPath({ q, category, page: number })}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </>
  )
}

/** What a search found, in a sentence. */
export function searchSummary({ q, count, hasMore, match, text, isTooCommon }: SearchPage) {
  if (isTooCommon) return `“${q}” is in nearly every post. Add a more specific word.`
  if (count === 0) return `No results for “${q}”.`
  const amount = hasMore ? `Top ${count} posts` : formatCount(count, 'post')
  return describeMatch(amount, { q, match, text })
}

function SearchResultRow({ post }: { post: HighlightedPost }) {
  return (
    <li className="group relative border-t border-line py-8">
      <p className="text-small font-semibold text-second">{post.categoryName}</p>
      <h2 className="mt-1 text-h3">
        <Link
          to={`/blog/${post.slug}`}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <HighlightedText text={post.highlightedTitle} />
        </Link>
      </h2>
      <p className="mt-2 mb-4 max-w-3xl text-muted">
        <HighlightedText text={post.excerpt} />
      </p>
      <PostByline post={post} />
    </li>
  )
}

function NoSearchResults({ q, category, newest, hasTimedOut }: SearchPage & { category: string | null }) {
  return (
    <>
      <EmptyState
        title={hasTimedOut ? 'The search took too long' : 'No posts found'}
        text={hasTimedOut ? 'Try more specific words.' : 'Try different or fewer words.'}
        action={
          <>
            {category && <ArrowLink to={blogListPath({ q })}>Search all posts</ArrowLink>}
            <ArrowLink to={siteSearchPath({ q })}>Search the whole site</ArrowLink>
          </>
        }
      />
      {newest.length > 0 && (
        <>
          <div className="mt-14 mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
            <h2 className="text-h2">Newest posts</h2>
            <ArrowLink to="/blog">All posts</ArrowLink>
          </div>
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
            {newest.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
