import { type EditableSection, SECTION_LABELS } from '../../editing/sections'
import type { PlanItem } from '../../plan'
import { type FieldSpec, PLAN_FIELDS } from '../../plan-fields'
import { ChapterTable } from './chapter'
import { DocumentItem, ItemIdLink } from './document-item'
import { usePlanDocument } from './plan-document-context'

interface ItemTableProps<Item extends PlanItem> {
  section: EditableSection
  items: Item[]
  label?: string
  /** A field that has no column. */
  without?: string
  /** Fields that are no plain text, by their names. */
  draw?: Partial<Record<string, (item: Item) => React.ReactNode>>
}

/** The items of a list as a table: a column for each field of its description, and their ids. */
export function ItemTable<Item extends PlanItem>({ section, items, label, without, draw = {} }: ItemTableProps<Item>) {
  const { titles } = usePlanDocument()
  const fields = PLAN_FIELDS[section].filter(({ name }) => name !== without)
  return (
    <ChapterTable
      label={label ?? SECTION_LABELS[section].many}
      headings={[...fields.map((field) => field.label), 'ID']}
      rows={items.map((item) => {
        const values = new Map<string, unknown>(Object.entries(item))
        const cells = fields.map((field, index) => {
          const cell = draw[field.name]?.(item) ?? formatField(field, values.get(field.name), titles)
          return index === 0 && field.kind === 'line' ? <strong key={field.name}>{cell}</strong> : cell
        })
        return { key: item.id, id: item.id, cells: [...cells, <ItemIdLink key="id" item={item} />] }
      })}
    />
  )
}

function formatField(field: FieldSpec, value: unknown, titles: ReadonlyMap<string, string>) {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label
  return field.kind === 'cited-one' ? titles.get(String(value)) : String(value)
}

interface TwoLineItemProps {
  item: PlanItem
  name: React.ReactNode
  text: string
}

/** An item of a list: what it is, with its id, and what is said of it. */
export function TwoLineItem({ item, name, text }: TwoLineItemProps) {
  return (
    <DocumentItem item={item}>
      {name} <ItemIdLink item={item} />
      <p className="text-muted">{text}</p>
    </DocumentItem>
  )
}
