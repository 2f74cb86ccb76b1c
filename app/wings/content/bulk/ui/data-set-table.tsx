import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { TitleDialog } from '~/ui/workspace/title-dialog'
import { useMutation } from '~/ui/workspace/use-mutation'
import { bulkClient } from '../api'
import type { ListedDataSet } from '../data-sets.queries.server'

interface DataSetTableProps {
  dataSets: ListedDataSet[]
  empty: React.ReactNode
}

export function DataSetTable({ dataSets, empty }: DataSetTableProps) {
  const [renamed, setRenamed] = useState<ListedDataSet>()
  const { rename, remove } = useDataSetActions()
  const columns = useMemo(() => dataSetColumns({ onRename: setRenamed, onRemove: remove }), [remove])
  return (
    <>
      <DataTable
        label="Data sets"
        columns={columns}
        rows={dataSets}
        getRowKey={({ id }) => id}
        getRowLabel={({ name }) => name}
        empty={empty}
      />
      <TitleDialog
        heading="Rename data set"
        submitLabel="Rename"
        itemName="data set"
        title={renamed?.name ?? ''}
        isOpen={renamed !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRenamed(undefined)}
        onSubmit={async (name) => (renamed ? rename(renamed, name) : false)}
      />
    </>
  )
}

function useDataSetActions() {
  const change = useMutation()
  return useMemo(() => {
    const paramOf = ({ id }: ListedDataSet) => ({ dataSetId: id })
    const renaming = (dataSet: ListedDataSet, name: string) =>
      bulkClient.patch('/data-sets/:dataSetId', { param: paramOf(dataSet), json: { name } })
    return {
      rename: (dataSet: ListedDataSet, name: string) =>
        change({
          ...renaming(dataSet, name),
          successMessage: () => 'Renamed.',
          undo: () => ({ ...renaming(dataSet, dataSet.name), successMessage: 'Undone.' }),
        }),
      remove: (dataSet: ListedDataSet) => {
        const [param, { name, tableId }] = [paramOf(dataSet), dataSet]
        return change({
          ...bulkClient.delete('/data-sets/:dataSetId', { param }),
          successMessage: () => `“${name}” deleted.`,
          undo: () => ({
            ...bulkClient.put('/data-sets/:dataSetId', { param, json: { name, tableId } }),
            successMessage: `“${name}” restored.`,
          }),
        })
      },
    }
  }, [change])
}

interface RowActions {
  onRename: (dataSet: ListedDataSet) => void
  onRemove: (dataSet: ListedDataSet) => void
}

function dataSetColumns({ onRename, onRemove }: RowActions): TableColumn<ListedDataSet>[] {
  return [
    { key: 'name', header: 'Data set', cell: ({ name }) => <span className="font-medium break-words">{name}</span> },
    {
      key: 'rows',
      header: 'Rows',
      phoneLabel: 'rows',
      align: 'end',
      cell: ({ rowCount }) => formatNumber(rowCount),
    },
    {
      key: 'columns',
      header: 'Columns',
      className: 'max-w-96 truncate max-md:basis-full',
      cell: ({ columns }) => columns.join(', '),
    },
    { key: 'updated', header: 'Saved', cell: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
    {
      key: 'actions',
      header: 'Actions',
      cell: (dataSet) => (
        <span className="flex justify-end gap-1">
          <IconButton icon={Pencil} label={`Rename “${dataSet.name}”`} onClick={() => onRename(dataSet)} />
          <IconButton icon={Trash2} label={`Delete “${dataSet.name}”`} onClick={() => onRemove(dataSet)} />
        </span>
      ),
    },
  ]
}
