import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { findSiteSuggestions } from '../suggestions/site-suggestions.queries.server'
import { IndexingProgress } from '../ui/indexing-progress'
import { LinksHeader } from '../ui/links-header'
import { SiteSuggestionList } from '../ui/site-suggestion-list'
import type { Route } from './+types/admin-link-suggestions'

const REFETCH_MS = 700

export async function loader({ context }: Route.LoaderArgs) {
  return { result: await findSiteSuggestions(context.get(databaseContext)) }
}

export function meta() {
  return noindexMeta('Suggestions – Internal Links')
}

export default function AdminLinkSuggestions({ loaderData: { result } }: Route.ComponentProps) {
  useRevalidateWhile('building' in result, REFETCH_MS)
  return (
    <>
      <LinksHeader />
      <p className="mb-4 max-w-2xl text-dense text-muted">
        The links that would help the site most: likely ones first, and of those the ones to pages that few others link
        to. Accepting adds the link to the published page.
      </p>
      {'building' in result && <IndexingProgress {...result.building} />}
      {'suggestions' in result &&
        (result.suggestions.length > 0 ? (
          <SiteSuggestionList suggestions={result.suggestions} />
        ) : (
          <EmptyState title="No link suggestions" text="No page has a likely link that it does not have yet." />
        ))}
    </>
  )
}
