import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import { useSelection } from '~/ui/workspace/use-selection'
import { redirectsClient } from '../api'
import type { ListedRedirect } from '../queries.server'

interface RedirectTableProps {
  redirects: ListedRedirect[]
  empty: React.ReactNode
  isStale: boolean
  onEdit: (redirect: ListedRedirect) => void
}

export function RedirectTable({ redirects, onEdit, ...rest }: RedirectTableProps) {
  const selection = useSelection(useMemo(() => redirects.map(({ id }) => id), [redirects]))
  const columns = useMemo(() => columnsFor(onEdit), [onEdit])
  const remove = useDeleteRedirects()
  return (
    <>
      <DataTable
        label="Redirects"
        columns={columns}
        rows={redirects}
        getRowKey={({ id }) => id}
        getRowLabel={({ fromPath }) => fromPath}
        selection={selection}
        onOpen={onEdit}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={Trash2} onClick={() => remove(selection.selected)}>
          Delete
        </Button>
      </SelectionBar>
    </>
  )
}

function columnsFor(onEdit: (redirect: ListedRedirect) => void): TableColumn<ListedRedirect>[] {
  return [
    {
      key: 'from',
      header: 'Source URL',
      className: 'md:min-w-52',
      cell: (redirect) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            onClick={() => onEdit(redirect)}
            className="min-h-6 text-left font-medium break-all hover:underline"
          >
            {redirect.fromPath}
          </button>
          {redirect.livingTitle !== null && (
            <Badge tone="warning" title={`“${redirect.livingTitle}” is shown instead of the redirect.`}>
              Page exists
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'to',
      header: 'Target URL',
      phoneLabel: 'target',
      className: 'max-md:basis-full',
      cell: (redirect) => <RedirectTarget redirect={redirect} />,
    },
    { key: 'status', header: 'Type', cell: ({ status }) => status },
    {
      key: 'made',
      className: 'whitespace-nowrap',
      header: 'Created',
      phoneLabel: 'created',
      cell: ({ isAutomatic }) => (isAutomatic ? 'Automatic' : 'Manual'),
    },
    {
      key: 'hits',
      header: 'Hits',
      align: 'end',
      phoneLabel: 'hits',
      cell: ({ hits }) => formatNumber(hits),
    },
    { key: 'last', header: 'Last hit', align: 'end', cell: ({ lastHitAt }) => lastHitAt && <LastHit at={lastHitAt} /> },
    {
      key: 'when',
      header: 'Created on',
      align: 'end',
      isHiddenOnPhones: true,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ]
}

/** A phone has no heads above the columns. */
function LastHit({ at }: { at: Date }) {
  return (
    <>
      <span className="text-faint md:hidden">last </span>
      <RelativeTime at={at} />
    </>
  )
}

function useDeleteRedirects() {
  const change = useMutation()
  return (ids: string[]) =>
    change({
      ...redirectsClient.post('/removal', { json: { ids } }),
      successMessage: ({ redirects }) =>
        redirects.length === 1 ? 'Redirect deleted.' : `${redirects.length} redirects deleted.`,
      undo: ({ redirects }) => ({
        ...redirectsClient.delete('/removal', { json: { redirects } }),
        successMessage: 'Undone.',
      }),
    })
}

/** Where a redirect leads: a page by its title, an address, or nowhere. */
function RedirectTarget({ redirect }: { redirect: ListedRedirect }) {
  const { path, title, toPath, publishedAt, isDeadEnd } = redirect
  const target = path ?? toPath
  if (target === null) return <span className="text-muted">Gone</span>
  return (
    <span>
      {target.endsWith('/*') ? (
        <span className="break-all">{target}</span>
      ) : (
        <a href={target} className="break-all hover:underline">
          {target}
        </a>
      )}
      {title && <span className="text-faint"> {title}</span>}
      {isDeadEnd && ' '}
      {isDeadEnd && (
        <Badge tone="warning" title="No page exists at the target URL.">
          404
        </Badge>
      )}
      {path && !publishedAt && ' '}
      {path && !publishedAt && <Badge>Not published</Badge>}
    </span>
  )
}
