import type { PlanContent } from '../commands.server'
import type { PlanItem } from '../plan'
import { ItemMissing } from './errors'
import type { EditableSection } from './sections'

/** Puts an item before another one of its list; without one, at the end. @throws ItemMissing */
export function moveItem(
  content: PlanContent,
  section: EditableSection,
  id: string,
  before: string | null,
): PlanContent {
  const list: PlanItem[] = content.plan[section]
  const item = list.find((one) => one.id === id)
  if (!item || id === before) throw new ItemMissing()
  const others = list.filter((one) => one.id !== id)
  const at = before === null ? others.length : others.findIndex((one) => one.id === before)
  if (at === -1) throw new ItemMissing()
  return { ...content, plan: { ...content.plan, [section]: others.toSpliced(at, 0, item) } }
}
