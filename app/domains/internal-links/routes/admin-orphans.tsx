import { Link2 } from 'lucide-react'
import { useNavigate, useNavigation } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { KeysetPaging } from '~/ui/workspace/paging'
import { LinksHeader } from '../admin/links-header'
import { NamedPage } from '../admin/named-page'
import { depthWords } from '../admin/page-figures'
import { pagePath } from '../admin/paths'
import { RegisterNote } from '../admin/register-note'
import { listOrphanPages, type OrphanPage } from '../listing/list-orphans.server'
import { pathPlaceIn } from '../listing/path-place'
import { findRegisterState } from '../listing/register-state.server'
import { kindWords } from '../listing/site-kinds'
import type { Route } from './+types/admin-orphans'

const columns: Column<OrphanPage>[] = [
  { key: 'page', head: 'Page', className: 'md:w-2/5', cell: ({ id, title }) => <NamedPage path={id} title={title} /> },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => kindWords[kind] },
  {
    key: 'words',
    head: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => words.toLocaleString('en-US'),
  },
  {
    key: 'cards',
    head: 'Only menus, lists and cards',
    align: 'end',
    phoneLabel: 'menus, lists and cards of',
    cell: ({ pagesIn }) => `${pagesIn.toLocaleString('en-US')} ${pagesIn === 1 ? 'page' : 'pages'}`,
  },
  { key: 'depth', head: 'From home', align: 'end', isHiddenOnPhones: true, cell: ({ depth }) => depthWords(depth) },
  {
    key: 'actions',
    head: 'Actions',
    align: 'end',
    className: 'max-md:basis-full',
    cell: (page) => <Deeds page={page} />,
  },
]

interface OrphanTableProps {
  pages: OrphanPage[]
  isStale: boolean
  empty: React.ReactNode
}

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

function Deeds({ page }: { page: OrphanPage }) {
  if (!page.pageId) return null
  return (
    <ButtonLink to={pagePath(page.id, 'suggested-in')} icon={Link2} aria-label={`Find links to ${page.title}`}>
      Find links
    </ButtonLink>
  )
}

/** Pages to which no text leads, each with what can be done about it. */
function OrphanTable({ pages, ...rest }: OrphanTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Orphans"
      columns={columns}
      rows={pages}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate(pagePath(id))}
      {...rest}
    />
  )
}
