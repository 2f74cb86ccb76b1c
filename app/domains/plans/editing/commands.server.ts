import type { SignedInUser } from '~/domains/accounts/account'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Brief } from '../brief-schema'
import { type PlanContent, revisePlan } from '../commands.server'
import { regeneratePart } from '../engine/regenerate-part'
import { nameOf } from '../item-name'
import type { PlanItem, PlanPart } from '../plan'
import type { Person } from '../queries.server'
import { addItem, type NewItem } from './add-item'
import { editItem, type ItemEdit } from './edit-item'
import { RevisionMissing } from './faults'
import { moveItem } from './move-item'
import { removeItem } from './remove-item'
import { restored } from './restored'
import { findRevision } from './revisions.queries.server'
import { type EditableSection, PART_NAMES, SECTION_WORDS } from './sections'
import { settled } from './settled'
import { takeBack } from './take-back'

/** Who changes a plan: the name stands beside what they wrote. */
export type Author = Person & Pick<SignedInUser, 'full_name'>

/** Readers of a link see where an item comes from, so an address does not stand there. */
const signatureOf = ({ full_name }: Author) => full_name.trim() || 'a person'

const named = ({ plan }: PlanContent, section: EditableSection, id: string) => {
  const item = plan[section].find((one: PlanItem) => one.id === id)
  return item ? `${id} ${nameOf(item)}` : id
}

export function editPlanItem(db: Database, author: Author, planId: string, edit: ItemEdit) {
  const change = (before: PlanContent) => `Changed ${named(before, edit.section, edit.id)}`
  return revisePlan(db, author, planId, { basedOn: null, change }, (content) =>
    editItem(content, edit, signatureOf(author)),
  )
}

/** Answers the id of the new item and the revision. */
export async function addPlanItem(db: Database, author: Author, planId: string, item: NewItem) {
  let id = ''
  const change = (_before: PlanContent, after: PlanContent) => `Added ${named(after, item.section, id)}`
  const revision = await revisePlan(db, author, planId, { basedOn: null, change }, (content) => {
    const added = addItem(content, item, signatureOf(author))
    id = added.id
    return added.content
  })
  return { id, revision }
}

export function removePlanItem(db: Database, author: Author, planId: string, section: EditableSection, id: string) {
  const change = (before: PlanContent) => `Removed ${named(before, section, id)}`
  return revisePlan(db, author, planId, { basedOn: null, change }, (content) => removeItem(content, section, id))
}

export function movePlanItem(
  db: Database,
  author: Author,
  planId: string,
  section: EditableSection,
  id: string,
  before: string | null,
) {
  const change = `Reordered ${SECTION_WORDS[section].many}: moved ${id}`
  return revisePlan(db, author, planId, { basedOn: null, change }, (content) => moveItem(content, section, id, before))
}

/** What was told about the product; times and costs follow at once, other parts when they are made anew. */
export function reviseBrief(
  db: Database,
  author: Author,
  planId: string,
  basedOn: number,
  { title, ...brief }: Brief & { title: string },
) {
  return revisePlan(db, author, planId, { basedOn, change: 'Changed the brief' }, (content) =>
    settled(content, { ...content, title, brief }),
  )
}

export function regeneratePlanPart(db: Database, author: Author, planId: string, basedOn: number, part: PlanPart) {
  const change = `Made anew: ${PART_NAMES[part]}`
  return revisePlan(db, author, planId, { basedOn, change }, (content) =>
    settled(content, { ...content, plan: regeneratePart(content.plan, part, content.brief) }),
  )
}

/** An earlier version becomes the newest one. @throws RevisionMissing */
export function restoreRevision(db: Database, author: Author, planId: string, basedOn: number, revision: number) {
  return inTransaction(db, async (tx) => {
    const kept = await findRevision(tx, author, planId, revision)
    if (!kept) throw new RevisionMissing()
    const change = `Restored version ${revision}`
    return revisePlan(tx, author, planId, { basedOn, change }, (content) => restored(content, kept))
  })
}

/** Takes back what one version changed and keeps what was done since. @throws RevisionMissing, CannotTakeBack */
export function takeBackRevision(db: Database, author: Author, planId: string, revision: number) {
  return inTransaction(db, async (tx) => {
    const [before, after] = [
      await findRevision(tx, author, planId, revision - 1),
      await findRevision(tx, author, planId, revision),
    ]
    if (!before || !after) throw new RevisionMissing()
    const change = `Took back: ${after.change}`
    return revisePlan(tx, author, planId, { basedOn: null, change }, (content) =>
      takeBack({ ...before, title: content.title }, { ...after, title: content.title }, content),
    )
  })
}
