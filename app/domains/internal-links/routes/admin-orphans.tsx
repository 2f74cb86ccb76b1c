import { useNavigation } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { KeysetPaging } from '~/ui/workspace/paging'
import { LinksHeader } from '../admin/links-header'
import { OrphanTable } from '../admin/orphan-table'
import { RegisterNote } from '../admin/register-note'
import { listOrphanPages } from '../listing/list-orphans.server'
import { pathPlaceIn } from '../listing/path-place'
import { findRegisterState } from '../listing/register-state.server'
import type { Route } from './+types/admin-orphans'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listOrphanPages(db, pathPlaceIn(url.searchParams), SHOWN)
  return { page, register: await findRegisterState(db) }
}

export function meta() {
  return [{ title: 'Orphans – Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminOrphans({ loaderData: { page, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="max-w-2xl text-dense text-muted">
          No text of another page leads to these, whatever menus, lists and cards do. Search engines take them for
          unimportant, and readers do not come across them.
        </p>
        <RegisterNote register={register} />
      </div>
      <OrphanTable
        pages={page.rows}
        isStale={state === 'loading'}
        empty={<NoOrphans hasPages={register.pages > 0} />}
      />
      <KeysetPaging before={page.before} after={page.after} isChronological={false} />
    </>
  )
}

function NoOrphans({ hasPages }: { hasPages: boolean }) {
  if (!hasPages)
    return <EmptyState title="No pages yet" text="Orphans are found as soon as the pages have been read." />
  return <EmptyState title="No orphans" text="A text of another page leads to every page that search engines keep." />
}
