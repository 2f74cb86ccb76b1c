import { useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { KeysetPaging } from '~/ui/workspace/paging'
import { filterNames, LinkFilters } from '../admin/link-filters'
import { LinkTable } from '../admin/link-table'
import { LinksHeader } from '../admin/links-header'
import { readLinkFilter } from '../listing/link-filter'
import { linkPlaceIn } from '../listing/link-mark'
import { listLinks } from '../listing/list-links.server'
import type { Route } from './+types/admin-links'

const SHOWN = 50

export function loader({ context, url }: Route.LoaderArgs) {
  const filter = readLinkFilter(url.searchParams)
  return listLinks(context.get(databaseContext), filter, linkPlaceIn(url.searchParams), SHOWN)
}

export function meta() {
  return [{ title: 'Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinks({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <LinkFilters />
      <LinkTable links={page.rows} isStale={state === 'loading'} empty={<NoLinks />} />
      <KeysetPaging before={page.before} after={page.after} isChronological={false} />
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
