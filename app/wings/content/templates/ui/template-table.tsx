import { Copy, Ellipsis, Pencil, Sparkles, Trash2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import { Button, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import { useSelection } from '~/ui/workspace/use-selection'
import { templatesClient } from '../api'
import { editTemplatePath, generateFromTemplatePath } from '../paths'
import type { ListedTemplate } from '../queries.server'
import { templateKindLabels } from '../template'

const templateCountLabel = (ids: string[]) => (ids.length === 1 ? 'Template' : `${ids.length} templates`)

type TemplateActions = ReturnType<typeof useTemplateActions>

interface TemplateTableProps {
  templates: ListedTemplate[]
  empty: React.ReactNode
  isStale: boolean
}

export function TemplateTable({ templates, ...rest }: TemplateTableProps) {
  const selection = useSelection(useMemo(() => templates.map(({ id }) => id), [templates]))
  const actions = useTemplateActions()
  const navigate = useNavigate()
  const isTrash = templates.every(({ deletedAt }) => deletedAt)
  const menu: TableColumn<ListedTemplate> = {
    key: 'menu',
    header: 'Actions',
    align: 'end',
    className: 'w-20 max-md:absolute max-md:top-1 max-md:right-0 max-md:w-auto',
    cell: (template) => <RowMenu template={template} actions={actions} />,
  }
  return (
    <>
      <DataTable
        label="Templates"
        columns={[...columns, menu]}
        rows={templates}
        getRowKey={({ id }) => id}
        getRowLabel={({ name }) => name}
        selection={selection}
        onOpen={({ id }) => void navigate(editTemplatePath(id))}
        {...rest}
      />
      <SelectionBar selection={selection}>
        {isTrash ? (
          <Button icon={Undo2} onClick={() => void actions.restore(selection.selected)}>
            Restore{' '}
          </Button>
        ) : (
          <Button icon={Trash2} variant="danger" onClick={() => void actions.remove(selection.selected)}>
            Delete
          </Button>
        )}
      </SelectionBar>
    </>
  )
}

const columns: TableColumn<ListedTemplate>[] = [
  {
    key: 'name',
    header: 'Name',
    className: 'w-2/5 max-md:pr-14',
    cell: ({ id, name }) => (
      <Link
        to={editTemplatePath(id)}
        className="inline-flex min-h-6 items-center font-medium break-words hover:underline"
      >
        {name}
      </Link>
    ),
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => <Badge>{templateKindLabels[kind]}</Badge> },
  {
    key: 'variables',
    header: 'Variables',
    align: 'end',
    phoneLabel: 'variables',
    cell: ({ variableCount }) => variableCount,
  },
  {
    key: 'used',
    header: 'Pages generated',
    align: 'end',
    phoneLabel: 'made',
    cell: ({ usedCount }) => formatNumber(usedCount),
  },
  {
    key: 'last',
    header: 'Last used',
    isHiddenOnPhones: true,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <RelativeTime at={lastUsedAt} /> : <span className="text-faint">Never</span>,
  },
  { key: 'saved', header: 'Updated', phoneLabel: 'changed', cell: ({ savedAt }) => <RelativeTime at={savedAt} /> },
]

function RowMenu({ template, actions }: { template: ListedTemplate; actions: TemplateActions }) {
  const { id, name, deletedAt } = template
  const trigger = <IconButton icon={Ellipsis} label={`Actions for ${name}`} />
  if (deletedAt) {
    return (
      <Menu trigger={trigger}>
        <MenuItem icon={Undo2} onSelect={() => void actions.restore([id])}>
          Restore
        </MenuItem>
      </Menu>
    )
  }
  return (
    <Menu trigger={trigger}>
      <MenuItem asChild>
        <Link to={editTemplatePath(id)}>
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={generateFromTemplatePath(id)}>
          <Sparkles size={16} aria-hidden="true" />
          Generate
        </Link>
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void actions.duplicate(id)}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={() => void actions.remove([id])}>
        Delete
      </MenuItem>
    </Menu>
  )
}

/** What can be done with templates of the list, each with a way back. */
function useTemplateActions() {
  const change = useMutation()
  const navigate = useNavigate()

  const remove = (ids: string[]) =>
    change({
      ...templatesClient.post('/trash', { json: { ids } }),
      successMessage: (body) => `${templateCountLabel(body.ids)} moved to trash.`,
      undo: (body) =>
        body.ids.length === 0
          ? undefined
          : { ...templatesClient.delete('/trash', { json: body }), successMessage: 'Undone.' },
    })

  const restore = (ids: string[]) =>
    change({
      ...templatesClient.delete('/trash', { json: { ids } }),
      successMessage: (body) => `${templateCountLabel(body.ids)} restored.`,
      undo: (body) =>
        body.ids.length === 0
          ? undefined
          : { ...templatesClient.post('/trash', { json: body }), successMessage: 'Undone.' },
    })

  async function duplicate(id: string) {
    let copyId = ''
    await change({
      ...templatesClient.post('/:templateId/copy', { param: { templateId: id } }),
      successMessage: (copy) => {
        copyId = copy.id
        return 'Duplicated.'
      },
    })
    if (copyId) await navigate(editTemplatePath(copyId))
  }

  return { remove, restore, duplicate }
}
