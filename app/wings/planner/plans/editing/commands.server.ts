import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SignedInUser } from '~/wings/site/accounts/account'
import type { Brief } from '../brief-schema'
import { type PlanContent, revisePlan } from '../commands.server'
import { regeneratePart } from '../engine/regenerate-part'
import { getItemName } from '../item-name'
import type { PlanItem, PlanPart } from '../plan'
import type { Person } from '../queries.server'
import { addItem, type NewItem } from './add-item'
import { editItem, type ItemEdit } from './edit-item'
import { RevisionMissing } from './errors'
import { moveItem } from './move-item'
import { recomputePlan } from './recompute-plan'
import { removeItem } from './remove-item'
import { rereadBrief } from './reread-brief'
import { restorePlanContent } from './restore-plan-content'
import { revertChange } from './revert-change'
import { findRevision } from './revisions.queries.server'
import { type EditableSection, PART_LABELS, SECTION_LABELS } from './sections'

/** Who changes a plan: the name stands beside what they wrote. */
export type Author = Person & Pick<SignedInUser, 'full_name'>

/** Readers of a link see where an item comes from, so an address does not stand there. */
const authorSignature = ({ full_name }: Author) => full_name.trim() || 'a person'

const itemLabel = ({ plan }: PlanContent, section: EditableSection, id: string) => {
  const item = plan[section].find((one: PlanItem) => one.id === id)
  return item ? `${id} ${getItemName(item)}` : id
}

export function editPlanItem(db: Database, author: Author, planId: string, edit: ItemEdit) {
  const change = (before: PlanContent) => `Changed ${itemLabel(before, edit.section, edit.id)}`
  return revisePlan(db, author, planId, { basedOn: null, summary: change }, (content) =>
    editItem(content, edit, authorSignature(author)),
  )
}

/** Answers the id of the new item and the revision. */
export async function addPlanItem(db: Database, author: Author, planId: string, item: NewItem) {
  let id = ''
  const change = (_before: PlanContent, after: PlanContent) => `Added ${itemLabel(after, item.section, id)}`
  const revision = await revisePlan(db, author, planId, { basedOn: null, summary: change }, (content) => {
    const added = addItem(content, item, authorSignature(author))
    id = added.id
    return added.content
  })
  return { id, revision }
}

export function removePlanItem(db: Database, author: Author, planId: string, section: EditableSection, id: string) {
  const change = (before: PlanContent) => `Removed ${itemLabel(before, section, id)}`
  return revisePlan(db, author, planId, { basedOn: null, summary: change }, (content) =>
    removeItem(content, section, id),
  )
}

export function movePlanItem(
  db: Database,
  author: Author,
  planId: string,
  section: EditableSection,
  id: string,
  before: string | null,
) {
  const change = `Reordered ${SECTION_LABELS[section].many}: moved ${id}`
  return revisePlan(db, author, planId, { basedOn: null, summary: change }, (content) =>
    moveItem(content, section, id, before),
  )
}

/** What was told about the product; times and costs follow at once, other parts when they are made anew. */
export function reviseBrief(
  db: Database,
  author: Author,
  planId: string,
  basedOn: number,
  { title, ...brief }: Brief & { title: string },
) {
  return revisePlan(db, author, planId, { basedOn, summary: 'Changed the brief' }, (content) =>
    recomputePlan(content, { ...content, title, brief: rereadBrief(content.brief, brief) }),
  )
}

export function regeneratePlanPart(db: Database, author: Author, planId: string, basedOn: number, part: PlanPart) {
  const change = `Regenerated: ${PART_LABELS[part]}`
  return revisePlan(db, author, planId, { basedOn, summary: change }, (content) =>
    recomputePlan(content, { ...content, plan: regeneratePart(content.plan, part, content.brief) }),
  )
}

/** An earlier version becomes the newest one. @throws RevisionMissing */
export function restoreRevision(db: Database, author: Author, planId: string, basedOn: number, revision: number) {
  return inTransaction(db, async (tx) => {
    const kept = await findRevision(tx, author, planId, revision)
    if (!kept) throw new RevisionMissing()
    const change = `Restored version ${revision}`
    return revisePlan(tx, author, planId, { basedOn, summary: change }, (content) => restorePlanContent(content, kept))
  })
}

/** Takes back what one version changed and keeps what was done since. @throws RevisionMissing, CannotRevert */
export function revertRevision(db: Database, author: Author, planId: string, revision: number) {
  return inTransaction(db, async (tx) => {
    const [before, after] = [
      await findRevision(tx, author, planId, revision - 1),
      await findRevision(tx, author, planId, revision),
    ]
    if (!before || !after) throw new RevisionMissing()
    const change = `Reverted: ${after.change}`
    return revisePlan(tx, author, planId, { basedOn: null, summary: change }, (content) =>
      revertChange({ ...before, title: content.title }, { ...after, title: content.title }, content),
    )
  })
}
