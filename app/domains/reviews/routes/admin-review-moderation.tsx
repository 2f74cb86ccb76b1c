import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { listAuditEntries } from '~/domains/audit/queries.server'
import { ShopHeader } from '~/domains/products/shop-header'
import { databaseContext } from '~/platform/context.server'
import { placeIn } from '~/platform/database/keyset.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPaging } from '~/ui/workspace/paging'
import { BlockedWords } from '../admin/blocked-words'
import { ReviewPanel } from '../admin/review-panel'
import { ReviewTable } from '../admin/review-table'
import { findBlockedWords } from '../blocked-words.server'
import { findReviewToModerate, listReviews, queueFilter } from '../moderation/list-reviews.server'
import { reviewStatuses, starWords } from '../review'
import type { Route } from './+types/admin-review-moderation'

const SHOWN = 50
const SHOWN_OF_HISTORY = 50

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const open = z.uuid().safeParse(searchParams.get('open')).data
  const filter = queueFilter.parse(Object.fromEntries(searchParams))
  const history = open ? await listAuditEntries(db, { subject: `review:${open}` }, {}, SHOWN_OF_HISTORY) : undefined
  return {
    page: await listReviews(db, filter, placeIn(searchParams), SHOWN),
    open: open ? await findReviewToModerate(db, open) : undefined,
    history: history?.rows ?? [],
    blockedWords: await findBlockedWords(db),
  }
}

export function meta() {
  return [{ title: 'Reviews' }, { name: 'robots', content: 'noindex' }]
}

const shows = [
  { value: '', label: 'Waiting' },
  { value: 'approved', label: reviewStatuses.approved },
  { value: 'rejected', label: reviewStatuses.rejected },
  { value: 'all', label: 'All reviews' },
]
const starChoices = [
  { value: '', label: 'Any stars' },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: starWords(stars) })),
]
const signs = [
  { value: '', label: 'With and without signs of spam' },
  { value: 'spam', label: 'Looks like spam' },
]

export default function AdminReviewModeration({ loaderData }: Route.ComponentProps) {
  const { page, open, history, blockedWords } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader actions={<BlockedWords words={blockedWords} />} />
      <FilterBar label="Filter reviews" names={['q', 'show', 'stars', 'signs', 'product']}>
        <SearchFilter name="q" label="Search titles, texts and names" />
        <SelectFilter name="show" label="Status" options={shows} />
        <SelectFilter name="stars" label="Stars" options={starChoices} />
        <SelectFilter name="signs" label="Signs of spam" options={signs} />
      </FilterBar>
      <ReviewTable reviews={page.rows} isStale={state === 'loading'} empty={<NoReviews />} />
      <KeysetPaging before={page.before} after={page.after} />
      <ReviewPanel review={open} history={history} />
    </>
  )
}

function NoReviews() {
  const [params] = useSearchParams()
  if (['q', 'stars', 'signs', 'product'].some((name) => params.get(name))) {
    return <EmptyState title="Nothing matches" text="No review has all of this. Clear a filter, or search for less." />
  }
  if (params.get('show')) return <EmptyState title="No reviews here" />
  return (
    <EmptyState
      title="No review is waiting"
      text="Buyers are asked for one five days after they paid. What they write waits here until you have read it."
    />
  )
}
