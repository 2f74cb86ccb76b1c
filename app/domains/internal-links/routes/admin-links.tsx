import { useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { KeysetPaging } from '~/ui/workspace/paging'
import { FrameLinks } from '../admin/frame-links'
import { filterNames, LinkFilters } from '../admin/link-filters'
import { LinkTable } from '../admin/link-table'
import { LinksHeader } from '../admin/links-header'
import { RegisterNote } from '../admin/register-note'
import { listMatchingFrameLinks } from '../listing/frame-links.server'
import { FRAME, readLinkFilter } from '../listing/link-filter'
import { linkPlaceIn } from '../listing/link-mark'
import { listLinks } from '../listing/list-links.server'
import { findRegisterState } from '../listing/register-state.server'
import type { Route } from './+types/admin-links'

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
