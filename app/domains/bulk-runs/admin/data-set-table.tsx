import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { TitleDialog } from '~/ui/workspace/title-dialog'
import { useChange } from '~/ui/workspace/use-change'
import type { ListedDataSet } from '../data-sets/queries.server'
import { dataSetsPath } from './paths'

interface DataSetTableProps {
  dataSets: ListedDataSet[]
  empty: React.ReactNode
}

export function DataSetTable({ dataSets, empty }: DataSetTableProps) {
  const [renamed, setRenamed] = useState<ListedDataSet>()
  const { rename, remove } = useDataSetChanges()
  const columns = useMemo(() => columnsFor({ onRename: setRenamed, onRemove: remove }), [remove])
  return (
    <>
      <DataTable
        label="Data sets"
        columns={columns}
        rows={dataSets}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        empty={empty}
      />
      <TitleDialog
        heading="Rename the data set"
        verb="Rename"
        what="data set"
        title={renamed?.name ?? ''}
        isOpen={renamed !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRenamed(undefined)}
        onSubmit={async (name) => (renamed ? rename(renamed, name) : false)}
      />
    </>
  )
}

function useDataSetChanges() {
  const change = useChange()
  return useMemo(() => {
    const path = ({ id }: ListedDataSet) => `${dataSetsPath}/${id}`
    return {
      rename: (dataSet: ListedDataSet, name: string) =>
        change({
          path: path(dataSet),
          method: 'PATCH',
          json: { name },
          done: () => 'Renamed.',
          undo: () => ({ path: path(dataSet), method: 'PATCH', json: { name: dataSet.name }, done: 'Renamed back.' }),
        }),
      remove: ({ id, name, tableId }: ListedDataSet) =>
        change({
          path: `${dataSetsPath}/${id}`,
          method: 'DELETE',
          done: () => `“${name}” deleted.`,
          undo: () => ({
            path: `${dataSetsPath}/${id}`,
            method: 'PUT',
            json: { name, tableId },
            done: `“${name}” is back.`,
          }),
        }),
    }
  }, [change])
}

interface RowDeeds {
  onRename: (dataSet: ListedDataSet) => void
  onRemove: (dataSet: ListedDataSet) => void
}

function columnsFor({ onRename, onRemove }: RowDeeds): Column<ListedDataSet>[] {
  return [
    { key: 'name', head: 'Data set', cell: ({ name }) => <span className="font-medium break-words">{name}</span> },
    {
      key: 'rows',
      head: 'Rows',
      phoneLabel: 'rows',
      align: 'end',
      cell: ({ rowCount }) => rowCount.toLocaleString('en-US'),
    },
    {
      key: 'columns',
      head: 'Columns',
      className: 'max-w-96 truncate max-md:basis-full',
      cell: ({ columns }) => columns.join(', '),
    },
    { key: 'changed', head: 'Saved', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      key: 'deeds',
      head: 'Actions',
      cell: (dataSet) => (
        <span className="flex justify-end gap-1">
          <IconButton icon={Pencil} label={`Rename “${dataSet.name}”`} onClick={() => onRename(dataSet)} />
          <IconButton icon={Trash2} label={`Delete “${dataSet.name}”`} onClick={() => onRemove(dataSet)} />
        </span>
      ),
    },
  ]
}
