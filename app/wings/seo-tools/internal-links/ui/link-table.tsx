import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { getLinkStatus } from '../links/link-status'
import type { ListedLink } from '../links/links.queries.server'
import { LinkActions } from './link-actions'
import { linkPlaceLabels, linkStatusLabels } from './link-labels'
import { PageTitleLink } from './page-title-link'

const columns: TableColumn<ListedLink>[] = [
  {
    key: 'from',
    header: 'Page',
    className: 'md:w-[30%]',
    cell: ({ fromPath, fromTitle }) => <PageTitleLink path={fromPath} title={fromTitle} />,
  },
  {
    key: 'anchor',
    header: 'Anchor text',
    className: 'max-md:basis-full break-words',
    cell: ({ anchor }) => anchor || <span className="text-faint">image without alt text</span>,
  },
  {
    key: 'to',
    header: 'Target',
    phoneLabel: 'target',
    className: 'max-md:basis-full md:w-[28%]',
    cell: ({ to, toTitle, redirectsTo }) => (
      <span className="grid">
        <PageTitleLink path={to} title={toTitle} />
        {redirectsTo && <span className="break-all text-muted">→ {redirectsTo}</span>}
      </span>
    ),
  },
  {
    key: 'place',
    header: 'Placement',
    cell: ({ place }) => <span className="whitespace-nowrap">{linkPlaceLabels[place]}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (link) => {
      const { label, tone } = linkStatusLabels[getLinkStatus(link)]
      return (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{label}</Badge>
          {/\bnofollow\b/.test(link.rel) && <Badge>nofollow</Badge>}
        </span>
      )
    },
  },
  { key: 'actions', header: 'Actions', align: 'end', cell: (link) => <LinkActions link={link} /> },
]

interface LinkTableProps {
  links: ListedLink[]
  /** The end that is the same for all, and need not be said. */
  hiddenColumn?: 'from' | 'to'
  isStale: boolean
  empty: React.ReactNode
}

/** Links, each with the page on which it stands and what answers at its end. */
export function LinkTable({ links, hiddenColumn, ...rest }: LinkTableProps) {
  return (
    <DataTable
      label="Links"
      columns={columns.filter(({ key }) => key !== hiddenColumn)}
      rows={links}
      getRowKey={({ id }) => id}
      getRowLabel={({ fromTitle, anchor }) => `“${anchor}” on ${fromTitle}`}
      {...rest}
    />
  )
}
