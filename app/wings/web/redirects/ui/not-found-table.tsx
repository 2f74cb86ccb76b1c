import { EyeOff, Milestone, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { Button, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import { useSelection } from '~/ui/workspace/use-selection'
import { redirectsClient } from '../api'
import type { NotFoundUrl } from '../not-found.queries.server'

interface NotFoundTableProps {
  urls: NotFoundUrl[]
  isIgnored: boolean
  isStale: boolean
  empty: React.ReactNode
  onRedirect: (url: string) => void
}

export function NotFoundTable({ urls, isIgnored, onRedirect, ...rest }: NotFoundTableProps) {
  const selection = useSelection(useMemo(() => urls.map(({ id }) => id), [urls]))
  const hide = useIgnoreUrls(isIgnored)
  const hiding = isIgnored ? { icon: Undo2, label: 'Stop ignoring' } : { icon: EyeOff, label: 'Ignore' }
  const actions: TableColumn<NotFoundUrl> = {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, url }) => (
      <span className="inline-flex items-center gap-1">
        <Button icon={Milestone} onClick={() => onRedirect(url)} aria-label={`Redirect ${url}`}>
          Add redirect
        </Button>
        <IconButton icon={hiding.icon} label={`${hiding.label}: ${url}`} onClick={() => hide([id])} />
      </span>
    ),
  }
  return (
    <>
      <DataTable
        label="404 errors"
        columns={[...columns, actions]}
        rows={urls}
        getRowKey={({ id }) => id}
        getRowLabel={({ url }) => url}
        selection={selection}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={hiding.icon} onClick={() => hide(selection.selected)}>
          {hiding.label}
        </Button>
      </SelectionBar>
    </>
  )
}

const columns: TableColumn<NotFoundUrl>[] = [
  { key: 'url', header: 'URL', className: 'break-all font-medium', cell: ({ url }) => url },
  {
    key: 'referrer',
    header: 'Referrer',
    phoneLabel: 'referrer',
    className: 'max-md:basis-full break-all',
    cell: ({ referrer }) => referrer || <span className="text-faint">Unknown</span>,
  },
  { key: 'hits', header: 'Hits', align: 'end', phoneLabel: 'hits', cell: ({ hits }) => formatNumber(hits) },
  {
    key: 'first',
    header: 'First seen',
    align: 'end',
    isHiddenOnPhones: true,
    cell: ({ firstAt }) => <RelativeTime at={firstAt} />,
  },
  {
    key: 'last',
    header: 'Last seen',
    align: 'end',
    phoneLabel: 'last seen',
    cell: ({ lastAt }) => <RelativeTime at={lastAt} />,
  },
]

function useIgnoreUrls(isIgnored: boolean) {
  const change = useMutation()
  const ignore = (ids: string[]) => redirectsClient.post('/ignored-urls', { json: { ids } })
  const stopIgnoring = (ids: string[]) => redirectsClient.delete('/ignored-urls', { json: { ids } })
  const [hide, takeBack] = isIgnored ? [stopIgnoring, ignore] : [ignore, stopIgnoring]
  return (ids: string[]) => {
    const [many, one] = isIgnored ? ['URLs no longer ignored.', 'No longer ignored.'] : ['URLs ignored.', 'Ignored.']
    return change({
      ...hide(ids),
      successMessage: (done) => (done.ids.length === 1 ? one : `${done.ids.length} ${many}`),
      undo: (done) => ({ ...takeBack(done.ids), successMessage: 'Undone.' }),
    })
  }
}
