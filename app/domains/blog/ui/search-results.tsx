import { Link } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { MoreLink } from '~/ui/more-link'
import { Pagination } from '~/ui/pagination'
import { categoryLabel } from '../post'
import { PostCard } from '../post-card'
import { PostFacts } from '../post-facts'
import { headlineParts } from '../reading/headline'
import { listAddress } from '../reading/list-address'
import type { FoundPost } from '../reading/marked-posts.server'
import type { SearchPage } from '../reading/search-page.server'

interface SearchResultsProps extends SearchPage {
  category: string | null
  page: number
}

export function SearchResults({ category, page, ...search }: SearchResultsProps) {
  const { q, found, count, pages } = search
  if (count === 0) return <NothingFound category={category} {...search} />
  return (
    <>
      <ol>
        {found.map((post) => (
          <FoundPostRow key={post.slug} post={post} />
        ))}
      </ol>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => listAddress({ q, category, page: number })}
        labels={{ back: 'Back', on: 'More' }}
      />
    </>
  )
}

/** What a search found, in a sentence. */
export function searchSummary({ q, count, hasMore }: SearchPage) {
  if (count === 0) return `Nothing found for “${q}”.`
  if (hasMore) return `Many posts have “${q}”. These are the best ${count}.`
  return `${count === 1 ? '1 post' : `${count} posts`} for “${q}”.`
}

function FoundPostRow({ post }: { post: FoundPost }) {
  return (
    <li className="group relative border-t border-line py-8">
      <p className="text-small font-semibold text-accent">{categoryLabel(post.category)}</p>
      <h2 className="mt-1 text-h3">
        <Link
          to={`/blog/${post.slug}`}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <Headline text={post.markedTitle} />
        </Link>
      </h2>
      <p className="mt-2 mb-4 max-w-3xl text-muted">
        <Headline text={post.excerpt} />
      </p>
      <PostFacts post={post} />
    </li>
  )
}

function NothingFound({ q, category, newest, wasTooMuch }: SearchPage & { category: string | null }) {
  return (
    <>
      <EmptyState
        title={wasTooMuch ? 'This search took too long' : 'No post has these words'}
        text={wasTooMuch ? 'Try fewer or rarer words.' : 'Try fewer words, other ones, or only the beginning of one.'}
        action={category ? <MoreLink to={listAddress({ q })}>Search all posts</MoreLink> : null}
      />
      {newest.length > 0 && (
        <>
          <div className="mt-14 mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
            <h2 className="text-h2">Newest posts</h2>
            <MoreLink to="/blog">All posts</MoreLink>
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

/** A text in which the words that were looked for stand out. */
function Headline({ text }: { text: string }) {
  return headlineParts(text).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    part.isFound ? <mark key={place}>{part.text}</mark> : part.text,
  )
}
