import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { plansClient } from '../../api'
import { type EditableSection, FIXED_SECTIONS, SECTION_LABELS } from '../../editing/sections'
import { getItemName } from '../../item-name'
import { isUserAuthored, type Plan, type PlanItem } from '../../plan'
import { revertRevisionCall } from '../../revert-revision-call'
import { AddItem } from './add-item'
import { ItemForm } from './item-form'

interface ItemListProps {
  sprintId: string
  plan: Plan
  section: EditableSection
  openId: string | null
  onOpen: (id: string | null) => void
}

/** A list of the plan: each item a line that opens into its form. */
export function ItemList({ sprintId, plan, section, openId, onOpen }: ItemListProps) {
  const items: PlanItem[] = plan[section]
  const { many } = SECTION_LABELS[section]
  return (
    <section aria-label={many} className="grid grid-cols-1 gap-2">
      <h2 className="flex items-baseline gap-2 font-sans text-[1.0625rem] font-semibold tracking-normal">
        {many} <span className="text-dense font-normal text-faint tabular-nums">{items.length}</span>
      </h2>
      <ol className="border-t border-line empty:hidden">
        {items.map((item, at) => (
          <li
            key={item.id}
            id={item.id}
            className={`scroll-mt-4 border-b border-line ${openId === item.id ? '' : '[contain-intrinsic-size:auto_44px] [content-visibility:auto]'}`}
          >
            <ItemRow
              item={item}
              name={itemLabel(plan, item)}
              isOpen={openId === item.id}
              onToggle={() => onOpen(openId === item.id ? null : item.id)}
            />
            {openId === item.id && (
              <>
                <ItemForm
                  key={item.id}
                  sprintId={sprintId}
                  plan={plan}
                  section={section}
                  item={item}
                  onClose={() => onOpen(null)}
                />
                <ItemActions sprintId={sprintId} section={section} items={items} at={at} />
              </>
            )}
          </li>
        ))}
      </ol>
      {!FIXED_SECTIONS.includes(section) && (
        <AddItem sprintId={sprintId} plan={plan} section={section} onAdded={onOpen} />
      )}
    </section>
  )
}

/** A decision is known by what it is about. */
function itemLabel({ requirements, entities }: Plan, item: PlanItem) {
  if ('requirementId' in item) {
    const title = requirements.find(({ id }) => id === item.requirementId)?.title ?? item.requirementId
    return `${item.decision === 'in' ? 'Included' : 'Later'}: ${title}`
  }
  if ('fromEntity' in item) {
    const name = (id: string) => entities.find((entity) => entity.id === id)?.name ?? id
    return `${name(item.fromEntity)} to ${name(item.toEntity)}`
  }
  return getItemName(item)
}

interface ItemRowProps {
  item: PlanItem
  name: string
  isOpen: boolean
  onToggle: () => void
}

function ItemRow({ item, name, isOpen, onToggle }: ItemRowProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-10 w-full items-center gap-3 rounded-md px-1 py-1.5 text-left text-dense -outline-offset-2 hover:bg-wash pointer-coarse:min-h-11"
    >
      <span className="w-14 shrink-0 text-faint tabular-nums">{item.id}</span>
      <span className={`min-w-0 flex-1 ${isOpen ? 'font-semibold' : 'line-clamp-2'}`}>{name}</span>
      {isUserAuthored(item) && <span className="shrink-0 text-faint">edited</span>}
      <ChevronDown size={16} aria-hidden="true" className={`shrink-0 text-faint ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  )
}

interface ItemActionsProps {
  sprintId: string
  section: EditableSection
  items: PlanItem[]
  at: number
}

/** Order and removal of the open item. */
function ItemActions({ sprintId, section, items, at }: ItemActionsProps) {
  const change = useMutation()
  const id = items[at]?.id ?? ''
  const param = { planId: sprintId }
  const move = (before: string | null) =>
    change({
      ...plansClient.put('/:planId/items', { param, json: { section, id, before } }),
      successMessage: () => null,
    })
  const remove = () =>
    change({
      ...plansClient.delete('/:planId/items', { param, json: { section, id } }),
      successMessage: () => `${id} removed`,
      undo: revertRevisionCall(sprintId),
    })
  return (
    <div className="-mt-2 flex flex-wrap gap-2 pb-4">
      <Button icon={ArrowUp} variant="quiet" disabled={at === 0} onClick={() => void move(items[at - 1]?.id ?? null)}>
        Move up
      </Button>
      <Button
        icon={ArrowDown}
        variant="quiet"
        disabled={at === items.length - 1}
        onClick={() => void move(items[at + 2]?.id ?? null)}
      >
        Move down
      </Button>
      {!FIXED_SECTIONS.includes(section) && (
        <Button icon={Trash2} variant="quiet" className="text-danger" onClick={() => void remove()}>
          Remove
        </Button>
      )}
    </div>
  )
}
