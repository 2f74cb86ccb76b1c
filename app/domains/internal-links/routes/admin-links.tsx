import { useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPaging } from '~/ui/workspace/paging'
import { FrameLinks } from '../admin/frame-links'
import { LinkTable } from '../admin/link-table'
import { placeWords, statusWords } from '../admin/link-words'
import { LinksHeader } from '../admin/links-header'
import { RegisterNote } from '../admin/register-note'
import { listMatchingFrameLinks } from '../listing/frame-links.server'
import { FRAME, linkStatuses, ownPlaces, readLinkFilter } from '../listing/link-filter'
import { linkPlaceIn } from '../listing/link-mark'
import { listLinks } from '../listing/list-links.server'
import { findRegisterState } from '../listing/register-state.server'
import { kindWords, siteKinds } from '../listing/site-kinds'
import type { Route } from './+types/admin-links'

const kindOptions = [
  { value: '', label: 'On all kinds of page' },
  ...siteKinds.map((value) => ({ value, label: kindWords[value] })),
]

const places = [
  { value: '', label: 'In all places' },
  ...ownPlaces.map((value) => ({ value, label: placeWords[value] })),
  { value: FRAME, label: 'Menu and footer' },
]

const statuses = [
  { value: '', label: 'Wherever they lead' },
  ...linkStatuses.map((value) => ({ value, label: statusWords[value].label })),
]

const filterNames = ['q', 'place', 'status', 'kind']

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = readLinkFilter(url.searchParams)
  const register = await findRegisterState(db)
  if (filter.place === FRAME) return { frame: await listMatchingFrameLinks(db, filter), register } as const
  return { page: await listLinks(db, filter, linkPlaceIn(url.searchParams), SHOWN), register } as const
}

export function meta() {
  return [{ title: 'Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinks({ loaderData: { page, frame, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <LinkFilters aside={<RegisterNote register={register} />} />
      {frame && (frame.length > 0 ? <FrameLinks links={frame} /> : <NoLinks />)}
      {page && <LinkTable links={page.rows} isStale={state === 'loading'} empty={<NoLinks />} />}
      <KeysetPaging before={page?.before ?? null} after={page?.after ?? null} isChronological={false} />
    </>
  )
}

function NoLinks() {
  const [params] = useSearchParams()
  if (filterNames.some((name) => params.get(name))) {
    return <EmptyState title="Nothing matches" text="No link is like this." />
  }
  return (
    <EmptyState
      title="No links yet"
      text="Every link of every public page stands here, as soon as the pages have been read."
    />
  )
}

function LinkFilters({ aside }: { aside: React.ReactNode }) {
  return (
    <FilterBar label="Filter the links" names={filterNames} aside={aside}>
      <SearchFilter name="q" label="Words or address" />
      <SelectFilter name="place" label="Place" options={places} />
      <SelectFilter name="status" label="Status" options={statuses} />
      <SelectFilter name="kind" label="Kind of page" options={kindOptions} />
    </FilterBar>
  )
}
