import { Search } from 'lucide-react'
import { useId } from 'react'
import { MAX_SEARCH_LENGTH } from '~/platform/lists/search-query'
import { SiteButton } from '~/ui/site-button'
import { type SearchKind, siteSearchPath } from '~/wings/web/search/site-search-path'

interface SiteSearchFormProps {
  q: string
  kind?: SearchKind | null
  /** On the page of the search, what is found comes into its place. */
  isInPlace?: boolean
}

/** Looks for words in the whole site. With scripts, pages are suggested while somebody types (site-search.island.ts). */
export function SiteSearchForm({ q, kind = null, isInPlace }: SiteSearchFormProps) {
  const id = useId()
  return (
    <search className="block max-w-3xl">
      <form
        action={siteSearchPath({ q: '' })}
        data-in-place={isInPlace ? '' : undefined}
        data-island="site-search"
        className="flex gap-2"
      >
        {kind && <input type="hidden" name="kind" value={kind} />}
        <label htmlFor={id} className="sr-only">
          Search this site
        </label>
        <div className="relative min-w-0 flex-1">
          <Search
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-faint"
          />
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="Posts, products, help"
            autoComplete="off"
            autoCapitalize="off"
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-controls={`${id}-pages`}
            className="min-h-12 w-full rounded-md border border-faint bg-surface py-2 pr-3 pl-11 text-ink placeholder:text-faint"
          />
          <ul
            hidden
            id={`${id}-pages`}
            aria-label="Suggested pages"
            className="absolute top-full right-0 left-0 z-20 mt-2 overflow-hidden rounded-md border border-line bg-surface py-1 shadow-lift *:flex *:min-h-11 *:cursor-pointer *:items-center *:justify-between *:gap-4 *:border-l-3 *:border-transparent *:px-3 *:py-2 *:hover:bg-wash *:aria-selected:border-accent *:aria-selected:bg-wash [&_span]:shrink-0 [&_span]:text-small [&_span]:text-muted"
          />
        </div>
        <SiteButton type="submit">Search</SiteButton>
      </form>
      <p role="status" className="sr-only" />
    </search>
  )
}
