import { useNavigation, useNavigate } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { EmptyState } from '~/ui/empty-state'
import { KeysetPagination } from '~/ui/workspace/paging'
import { BoilerplateLinks } from '../admin/frame-links'
import { LinkTable } from '../admin/link-table'
import { LinksHeader } from '../admin/links-header'
import { linkProblemsPath, linkedPagePath } from '../admin/paths'
import { PageIndexingNote } from '../admin/register-note'
import { ViewTabs } from '../admin/views'
import { listOverLinkedPages, OVER_LINKED_THRESHOLD, WORDS_PER_LINK, type OverLinkedPage } from '../listing/crowded-pages.server'
import { listMatchingBoilerplateLinks } from '../listing/frame-links.server'
import { readLinkCursors } from '../listing/link-mark'
import { listLinks } from '../listing/list-links.server'
import { readPathCursors } from '../listing/path-place'
import { findPageIndexingStatus } from '../listing/register-state.server'
import type { Route } from './+types/admin-link-problems'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { publicPageKindLabels } from '../listing/site-kinds'
import { PageTitleLink } from '../admin/named-page'

const columns: TableColumn<OverLinkedPage>[] = [
  {
    key: 'page',
    header: 'Page',
    className: 'md:w-1/2',
    cell: ({ id, title }) => <PageTitleLink path={id} title={title} />,
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => publicPageKindLabels[kind] },
  {
    key: 'links',
    header: 'Links in its text',
    align: 'end',
    phoneLabel: 'links',
    cell: ({ links }) => links.toLocaleString('en-US'),
  },
  {
    key: 'words',
    header: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => words.toLocaleString('en-US'),
  },
  {
    key: 'share',
    header: 'One link in',
    align: 'end',
    phoneLabel: 'one link in',
    cell: ({ links, words }) => `${Math.round(words / links).toLocaleString('en-US')} words`,
  },
]

interface OverLinkedTableProps {
  pages: OverLinkedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** `crowded`: pages whose texts hold too many links. */
const linkProblems = ['broken', 'redirected', 'crowded'] as const

type LinkProblem = (typeof linkProblems)[number]

const PAGE_SIZE = 50

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const show = readLinkProblem(searchParams)
  return { show, ...(await findProblems(db, show, searchParams)), register: await findPageIndexingStatus(db) }
}

async function findProblems(db: Database, show: LinkProblem, params: URLSearchParams) {
  if (show === 'crowded') {
    const limits = { links: OVER_LINKED_THRESHOLD, words: WORDS_PER_LINK }
    return { crowded: await listOverLinkedPages(db, readPathCursors(params), PAGE_SIZE), limits }
  }
  const links = await listLinks(db, { q: '', status: show }, readLinkCursors(params), PAGE_SIZE)
  return { links, frame: await listMatchingBoilerplateLinks(db, { q: '', status: show }) }
}

export function meta() {
  return [{ title: 'Problems – Internal Links' }, { name: 'robots', content: 'noindex' }]
}

const problemLabels: Record<LinkProblem, { label: string; text: string; none: string }> = {
  broken: {
    label: 'Broken',
    text: 'Whoever follows these finds nothing. Mend the link in its text, or make a redirect of its address.',
    none: 'Every link on this site leads somewhere.',
  },
  redirected: {
    label: 'Redirected',
    text: 'These get where they should by a detour, which costs readers time and search engines patience.',
    none: 'Every link on this site leads straight to its page.',
  },
  crowded: {
    label: 'Too many links',
    text: 'In these texts so many words are links that each says little, to readers and to search engines.',
    none: 'No text holds more links than it can carry.',
  },
}

export default function AdminLinkProblems({ loaderData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { show, register } = loaderData
  const { text, none } = problemLabels[show]
  const rest = { isStale: state === 'loading', empty: <EmptyState title="Nothing to mend" text={none} /> }
  const page = loaderData.crowded ?? loaderData.links
  return (
    <>
      <LinksHeader />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ViewTabs
          label="Kinds of problems"
          views={linkProblems.map((problem) => ({
            to: problem === 'broken' ? linkProblemsPath : `${linkProblemsPath}?show=${problem}`,
            label: problemLabels[problem].label,
            isCurrent: problem === show,
          }))}
        />
        <PageIndexingNote register={register} />
      </div>
      <p className="mb-4 max-w-2xl text-dense text-muted">
        {text}
        {loaderData.limits &&
          ` More than ${loaderData.limits.links} in one text, or more than one in ${loaderData.limits.words} words.`}
      </p>
      {loaderData.frame && loaderData.frame.length > 0 && (
        <section aria-labelledby="frame-problems" className="mb-6">
          <h2 id="frame-problems" className="mb-2 text-base font-semibold">
            In the menu and the footer
          </h2>
          <BoilerplateLinks links={loaderData.frame} />
        </section>
      )}
      {loaderData.crowded && <OverLinkedTable pages={loaderData.crowded.rows} {...rest} />}
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
      label="Pages with many links"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(linkedPagePath(id, 'out'))}
      {...rest}
    />
  )
}
