import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { IconButton } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { type RepeaterRows, useRepeaterRows } from '~/ui/workspace/use-repeater-rows'
import { categoriesClient } from '../api'
import type { CategoriesScreenProps } from '../categories-screen'
import type { ListedCategory } from '../queries.server'
import { useOptimisticOrder } from './use-optimistic-order'

interface CategoryListProps extends Omit<CategoriesScreenProps, 'Header'> {
  onEdit: (category: ListedCategory) => void
  onDelete: (category: ListedCategory) => void
}

/** The categories, ordered by dragging or by buttons. */
export function CategoryList({ kind, categories, ...rest }: CategoryListProps) {
  const change = useMutation()
  const { shown, setOrder } = useOptimisticOrder(categories)
  const idsOf = (list: ListedCategory[]) => list.map(({ id }) => id)
  const orderCall = (ids: string[]) => categoriesClient.put('/order', { json: { kind, ids } })
  const rows = useRepeaterRows({
    rows: shown,
    getRowLabel: ({ name }) => name,
    onChange(next) {
      setOrder(idsOf(next))
      void change({
        ...orderCall(idsOf(next)),
        successMessage: () => 'Order saved.',
        undo: () => ({ ...orderCall(idsOf(categories)), successMessage: 'Order restored.' }),
      }).finally(() => setOrder(undefined))
    },
  })
  return (
    <>
      <ol ref={rows.list} aria-label="Categories" className="divide-y divide-line border-y border-line">
        {shown.map((category, at) => (
          <CategoryRow key={rows.keys[at]} rows={rows} at={at} count={shown.length} category={category} {...rest} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {rows.news}
      </p>
    </>
  )
}

interface CategoryRowProps extends Omit<CategoryListProps, 'kind' | 'categories'> {
  rows: RepeaterRows<ListedCategory>
  at: number
  count: number
  category: ListedCategory
}

function CategoryRow({ rows, at, count, category, noun, pathOf, listPathOf, onEdit, onDelete }: CategoryRowProps) {
  const { name, slug, description, used } = category
  const moveButton = { className: 'aria-disabled:opacity-40' }
  return (
    <li
      data-row={rows.keys[at]}
      data-over={rows.over === at}
      className="flex flex-wrap items-center gap-x-3 py-2 data-[over=true]:bg-accent-tint"
      {...rows.dropTarget(at)}
    >
      <span
        title="Drag to reorder"
        className="hidden h-9 w-6 shrink-0 cursor-grab place-items-center text-faint hover:text-ink pointer-fine:grid"
        {...rows.dragSource(at)}
      >
        <GripVertical size={16} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <button type="button" className="font-semibold hover:underline" onClick={() => onEdit(category)}>
            {name}
          </button>
          <a href={pathOf(slug)} className="text-dense break-all text-muted hover:underline">
            {pathOf(slug)}
          </a>
        </p>
        {description && <p className="line-clamp-2 text-dense text-muted">{description}</p>}
      </div>
      <Link to={listPathOf(slug)} className="text-dense text-muted tabular-nums hover:underline">
        {formatCount(used, noun)}
      </Link>
      <span className="ml-auto flex shrink-0">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          data-move="-1"
          aria-disabled={at === 0}
          {...moveButton}
          onClick={() => rows.move(at, at - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          data-move="1"
          aria-disabled={at === count - 1}
          {...moveButton}
          onClick={() => rows.move(at, at + 1)}
        />
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(category)} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(category)} />
      </span>
    </li>
  )
}
