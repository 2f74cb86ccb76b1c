import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { statusOf } from '../listing/link-status'
import type { ListedLink } from '../listing/list-links.server'
import { LinkDeeds } from './link-deeds'
import { placeWords, statusWords } from './link-words'
import { NamedPage } from './named-page'

const columns: Column<ListedLink>[] = [
  {
    key: 'from',
    head: 'Page',
    className: 'md:w-[30%]',
    cell: ({ fromPath, fromTitle }) => <NamedPage path={fromPath} title={fromTitle} />,
  },
  {
    key: 'anchor',
    head: 'Words',
    className: 'max-md:basis-full break-words',
    cell: ({ anchor }) => anchor || <span className="text-faint">a picture without words</span>,
  },
  {
    key: 'to',
    head: 'Leads to',
    phoneLabel: 'leads to',
    className: 'max-md:basis-full md:w-[28%]',
    cell: ({ to, toTitle, leadsTo }) => (
      <span className="grid">
        <NamedPage path={to} title={toTitle} />
        {leadsTo && <span className="break-all text-muted">→ {leadsTo}</span>}
      </span>
    ),
  },
  { key: 'place', head: 'Place', cell: ({ place }) => <span className="whitespace-nowrap">{placeWords[place]}</span> },
  {
    key: 'status',
    head: 'Status',
    cell: (link) => {
      const { label, tone } = statusWords[statusOf(link)]
      return (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{label}</Badge>
          {/\bnofollow\b/.test(link.rel) && <Badge>nofollow</Badge>}
        </span>
      )
    },
  },
  { key: 'actions', head: 'Actions', align: 'end', cell: (link) => <LinkDeeds link={link} /> },
]

interface LinkTableProps {
  links: ListedLink[]
  /** The end that is the same for all, and need not be said. */
  without?: 'from' | 'to'
  isStale: boolean
  empty: React.ReactNode
}

/** Links, each with the page on which it stands and what answers at its end. */
export function LinkTable({ links, without, ...rest }: LinkTableProps) {
  return (
    <DataTable
      label="Links"
      columns={columns.filter(({ key }) => key !== without)}
      rows={links}
      keyOf={({ id }) => id}
      nameOf={({ fromTitle, anchor }) => `“${anchor}” on ${fromTitle}`}
      {...rest}
    />
  )
}
