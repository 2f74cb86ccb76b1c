import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { ArrowLink } from '~/ui/arrow-link'
import { FilterLinks } from '~/ui/filter-links'
import { Pagination } from '~/ui/pagination'
import { PostCard } from '~/wings/content/blog/post-card'
import { describeMatch } from '~/wings/web/search/describe-match'
import type { FoundPage } from '~/wings/web/search/found-page'
import { HighlightedText } from '~/wings/web/search/highlighted-text'
import { type SearchKind, searchKindLabels, searchKinds, siteSearchPath } from '~/wings/web/search/site-search-path'
import type { SearchPage } from './load-search-page.server'

/** What was found, in a sentence, and what was looked for instead of what was typed. */
export function searchSummary({ q, kind, found, hasTimedOut, isTooCommon, titled }: SearchPage) {
  if (!q) return 'Posts, products, help and all other pages of this site.'
  if (hasTimedOut) return 'The search took too long. Try more specific words.'
  if (isTooCommon)
    return `“${q}” is in nearly every text. ${titled.length > 0 ? 'These pages have it in their titles.' : 'Add a more specific word.'}`
  if (!found) return `No results for “${q}”.`
  const count = kind ? found.counts[kind] : Object.values(found.counts).reduce((sum, one) => sum + one)
  const amount = found.hasMore ? `Top ${formatCount(count, 'result')}` : formatCount(count, 'result')
  return describeMatch(amount, { q, match: found.match, text: found.text })
}

export function SearchResults(search: SearchPage) {
  const { q, kind, found, page, pages, titled } = search
  if (!q) return null
  if (!found) return <NextSteps {...search} />
  const { results, counts } = found
  return (
    <>
      <KindLinks q={q} kind={kind} counts={counts} />
      <ol>
        {results.map((result) => (
          <ResultRow key={result.path} {...result} />
        ))}
      </ol>
      {results.length === 0 && titled.length === 0 && (
        <ArrowLink to={siteSearchPath({ q })}>Results of every kind</ArrowLink>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(number) => siteSearchPath({ q, kind, page: number })}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </>
  )
}

function KindLinks({ q, kind, counts }: Pick<SearchPage, 'q' | 'kind'> & { counts: Record<SearchKind, number> }) {
  const present = (Object.keys(searchKinds) as SearchKind[]).filter((each) => counts[each] > 0 || each === kind)
  if (present.length < 2) return null
  const all = { label: 'All', to: siteSearchPath({ q }), isCurrent: kind === null }
  const links = present.map((each) => ({
    label: `${searchKinds[each]} (${counts[each]})`,
    to: siteSearchPath({ q, kind: each }),
    isCurrent: kind === each,
  }))
  return <FilterLinks label="Kinds of results" links={[all, ...links]} />
}

function ResultRow({ kind, path, highlightedTitle, excerpt }: FoundPage) {
  return (
    <li className="group relative border-t border-line py-6 md:py-8">
      <p className="text-small font-semibold text-second">{searchKindLabels[kind]}</p>
      <h2 className="mt-1 text-h3">
        <Link
          to={path}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <HighlightedText text={highlightedTitle} />
        </Link>
      </h2>
      <p className="mt-2 max-w-3xl text-muted">
        <HighlightedText text={excerpt} />
      </p>
    </li>
  )
}

/** Where to go when nothing was found. */
function NextSteps({ titled, newest }: SearchPage) {
  return (
    <>
      {titled.length > 0 && (
        <ul className="mb-8">
          {titled.map(({ path, title }) => (
            <li key={path} className="border-t border-line py-3">
              <Link to={path} className="link inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <ArrowLink to="/tools">All products</ArrowLink>
        <ArrowLink to="/blog">Blog</ArrowLink>
        <ArrowLink to="/contact">Ask us</ArrowLink>
      </div>
      {newest.length > 0 && (
        <>
          <h2 className="mt-14 mb-8 text-h2">Newest posts</h2>
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
