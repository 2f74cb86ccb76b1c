import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { ShopHeader } from '~/wings/shop/shop-header'
import { listAuditEntries } from '~/wings/site/audit-log/queries.server'
import { BlockedWordsDialog } from '../admin/blocked-words-dialog'
import { ReviewPanel } from '../admin/review-panel'
import { ReviewTable } from '../admin/review-table'
import { findBlockedWords } from '../blocked-words.commands.server'
import { reviewStatusLabels } from '../review'
import { findReviewToModerate, listReviewsForModeration, reviewQueueFilterSchema } from '../review-queue.queries.server'
import type { Route } from './+types/admin-review-moderation'

const REVIEWS_SHOWN = 50
const HISTORY_ENTRIES_SHOWN = 50

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const open = z.uuid().safeParse(searchParams.get('open')).data
  const filter = reviewQueueFilterSchema.parse(Object.fromEntries(searchParams))
  const history = open
    ? await listAuditEntries(db, { subject: `review:${open}` }, {}, HISTORY_ENTRIES_SHOWN)
    : undefined
  return {
    page: await listReviewsForModeration(db, filter, parseKeysetCursor(searchParams), REVIEWS_SHOWN),
    open: open ? await findReviewToModerate(db, open) : undefined,
    history: history?.rows ?? [],
    blockedWords: await findBlockedWords(db),
  }
}

export function meta() {
  return noindexMeta('Reviews')
}

const statusOptions = {
  approved: reviewStatusLabels.approved,
  rejected: reviewStatusLabels.rejected,
  all: 'All reviews',
}
const starOptions = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: formatCount(stars, 'star') }))

export default function AdminReviewModeration({ loaderData }: Route.ComponentProps) {
  const { page, open, history, blockedWords } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader actions={<BlockedWordsDialog words={blockedWords} />} />
      <FilterBar label="Filter reviews" paramNames={['q', 'show', 'stars', 'signs', 'product']}>
        <SearchFilter name="q" label="Search titles, content and names" />
        <SelectFilter name="show" label="Status" all="Pending" options={statusOptions} />
        <SelectFilter name="stars" label="Rating" all="All ratings" options={starOptions} />
        <SelectFilter name="signs" label="Spam score" all="All spam scores" options={{ spam: 'Likely spam' }} />
      </FilterBar>
      <ReviewTable reviews={page.rows} isStale={state === 'loading'} empty={<EmptyQueue />} />
      <KeysetPagination before={page.before} after={page.after} />
      <ReviewPanel review={open} history={history} />
    </>
  )
}

function EmptyQueue() {
  const [params] = useSearchParams()
  if (['q', 'stars', 'signs', 'product'].some((name) => params.get(name))) {
    return <EmptyState title="No reviews found" text="Try changing the filters or the search term." />
  }
  if (params.get('show')) return <EmptyState title="No reviews yet" />
  return (
    <EmptyState
      title="No pending reviews"
      text="Customers are asked for a review five days after purchase. New reviews appear here."
    />
  )
}
