import { useNavigate, useNavigation } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listMatchingBoilerplateLinks } from '../links/boilerplate-links.queries.server'
import { readLinkCursors } from '../links/link-cursor'
import { listLinks } from '../links/links.queries.server'
import {
  listOverLinkedPages,
  OVER_LINKED_THRESHOLD,
  type OverLinkedPage,
  WORDS_PER_LINK,
} from '../links/over-linked-pages.queries.server'
import { findPageIndexStatus } from '../links/page-indexing-status.queries.server'
import { readPathCursors } from '../links/path-cursor'
import { publicPageKindLabels } from '../links/public-page-kinds'
import { BoilerplateLinks } from '../ui/boilerplate-links'
import { IndexedPagesStatus } from '../ui/indexed-pages-status'
import { linkedPageViewPath, linkProblemsPath } from '../ui/link-paths'
import { LinkTable } from '../ui/link-table'
import { LinksHeader } from '../ui/links-header'
import { PageTitleLink } from '../ui/page-title-link'
import { ViewTabs } from '../ui/view-tabs'
import type { Route } from './+types/admin-link-problems'

const columns: TableColumn<OverLinkedPage>[] = [
  {
    key: 'page',
    header: 'Page',
    className: 'md:w-1/2',
    cell: ({ id, title }) => <PageTitleLink path={id} title={title} />,
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => publicPageKindLabels[kind] },
  {
    key: 'links',
    header: 'Links in content',
    align: 'end',
    phoneLabel: 'links',
    cell: ({ links }) => formatNumber(links),
  },
  {
    key: 'words',
    header: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => formatNumber(words),
  },
  {
    key: 'share',
    header: 'Density',
    align: 'end',
    phoneLabel: 'density',
    cell: ({ links, words }) => `1 link per ${formatNumber(Math.round(words / links))} words`,
  },
]

interface OverLinkedTableProps {
  pages: OverLinkedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** `over-linked`: pages whose texts hold too many links. */
const linkProblems = ['broken', 'redirected', 'over-linked'] as const

type LinkProblem = (typeof linkProblems)[number]

const PAGE_SIZE = 50

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const show = readLinkProblem(searchParams)
  return { show, ...(await findProblems(db, show, searchParams)), register: await findPageIndexStatus(db) }
}

async function findProblems(db: Database, show: LinkProblem, params: URLSearchParams) {
  if (show === 'over-linked') {
    const limits = { links: OVER_LINKED_THRESHOLD, words: WORDS_PER_LINK }
    return { overLinked: await listOverLinkedPages(db, readPathCursors(params), PAGE_SIZE), limits }
  }
  const links = await listLinks(db, { q: '', status: show }, readLinkCursors(params), PAGE_SIZE)
  return { links, boilerplate: await listMatchingBoilerplateLinks(db, { q: '', status: show }) }
}

export function meta() {
  return noindexMeta('Problems – Internal Links')
}

const problemLabels: Record<LinkProblem, { label: string; text: string; none: string }> = {
  broken: {
    label: 'Broken',
    text: 'These links return 404. Edit the link, or create a redirect for its URL.',
    none: 'There are no broken links.',
  },
  redirected: {
    label: 'Redirected',
    text: 'These links go through a redirect. Update them to the final URL.',
    none: 'There are no redirected links.',
  },
  'over-linked': {
    label: 'Too many links',
    text: 'These pages have too many links for the length of their content.',
    none: 'No page has too many links.',
  },
}

export default function AdminLinkProblems({ loaderData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { show, register } = loaderData
  const { text, none } = problemLabels[show]
  const rest = { isStale: state === 'loading', empty: <EmptyState title="No problems found" text={none} /> }
  const page = loaderData.overLinked ?? loaderData.links
  return (
    <>
      <LinksHeader />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ViewTabs
          label="Problem types"
          views={linkProblems.map((problem) => ({
            to: problem === 'broken' ? linkProblemsPath : `${linkProblemsPath}?show=${problem}`,
            label: problemLabels[problem].label,
            isCurrent: problem === show,
          }))}
        />
        <IndexedPagesStatus register={register} />
      </div>
      <p className="mb-4 max-w-2xl text-dense text-muted">
        {text}
        {loaderData.limits &&
          ` The limit is ${loaderData.limits.links} per page and one per ${loaderData.limits.words} words.`}
      </p>
      {loaderData.boilerplate && loaderData.boilerplate.length > 0 && (
        <section aria-labelledby="frame-problems" className="mb-6">
          <h2 id="frame-problems" className="mb-2 text-base font-semibold">
            Menu and footer
          </h2>
          <BoilerplateLinks links={loaderData.boilerplate} />
        </section>
      )}
      {loaderData.overLinked && <OverLinkedTable pages={loaderData.overLinked.rows} {...rest} />}
      {loaderData.links && <LinkTable links={loaderData.links.rows} {...rest} />}
      <KeysetPagination before={page?.before ?? null} after={page?.after ?? null} isChronological={false} />
    </>
  )
}

function readLinkProblem(params: URLSearchParams): LinkProblem {
  return linkProblems.find((problem) => problem === params.get('show')) ?? 'broken'
}

/** Pages with more links than anybody follows. */
function OverLinkedTable({ pages, ...rest }: OverLinkedTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages with too many links"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(linkedPageViewPath(id, 'out'))}
      {...rest}
    />
  )
}
