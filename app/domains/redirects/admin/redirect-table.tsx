import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useChange } from '~/ui/workspace/use-change'
import { useSelection } from '~/ui/workspace/use-selection'
import type { ListedRedirect } from '../queries.server'

const columns: Column<ListedRedirect>[] = [
  { key: 'from', head: 'Old address', className: 'break-all', cell: ({ fromPath }) => fromPath },
  {
    key: 'to',
    head: 'Leads to',
    phoneLabel: 'leads to',
    className: 'max-md:basis-full break-all',
    cell: ({ path, title, toPath, publishedAt }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <a href={path ?? toPath ?? ''} className="hover:underline">
          {path ?? toPath}
        </a>
        {title && <span className="text-faint">{title}</span>}
        {path && !publishedAt && <Badge>Not public</Badge>}
      </span>
    ),
  },
  { key: 'when', head: 'Since', align: 'end', cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

interface RedirectTableProps {
  redirects: ListedRedirect[]
  empty: React.ReactNode
  isStale: boolean
}

export function RedirectTable({ redirects, ...rest }: RedirectTableProps) {
  const selection = useSelection(useMemo(() => redirects.map(({ id }) => id), [redirects]))
  const remove = useRemoval()
  return (
    <>
      <DataTable
        label="Redirects"
        columns={columns}
        rows={redirects}
        keyOf={({ id }) => id}
        nameOf={({ fromPath }) => fromPath}
        selection={selection}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={Trash2} onClick={() => remove(selection.selected)}>
          Remove
        </Button>
      </SelectionBar>
    </>
  )
}

function useRemoval() {
  const change = useChange()
  const path = '/admin/blog/redirects/removal'
  return (ids: string[]) =>
    change<{ redirects: unknown[] }>({
      path,
      json: { ids },
      done: ({ redirects }) =>
        redirects.length === 1 ? 'Redirect removed.' : `${redirects.length} redirects removed.`,
      undo: ({ redirects }) => ({ path, method: 'DELETE', json: { redirects }, done: 'Back as it was.' }),
    })
}
