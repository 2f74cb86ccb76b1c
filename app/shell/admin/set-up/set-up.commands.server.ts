import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { defaultBrand } from '~/wings/site/settings/brand'
import type { BrandForm } from '~/wings/site/settings/brand-form'
import { lockSetting, saveSetting, updateBrand } from '~/wings/site/settings/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { SetUpRecord, SetUpStepName } from './set-up'
import { findSetUpRecord, SET_UP_SETTING } from './set-up.queries.server'

/** Saves what a step asks about the studio, and that it was answered. */
export function saveBrandStep(db: Database, by: Actor, step: SetUpStepName, form: Partial<BrandForm>) {
  return inTransaction(db, async (tx) => {
    await updateBrand(tx, by, { ...(await nameLegalEntity(tx, form)), ...form })
    await changeSetUp(tx, ({ steps }) => ({ steps: { ...steps, [step]: 'saved' } }))
  })
}

/** Whoever has not said otherwise trades under the studio's name. */
async function nameLegalEntity(tx: Database, { name }: Partial<BrandForm>) {
  const { legalName } = await findBrand(tx)
  return name && legalName === defaultBrand.legalName ? { legalName: name } : {}
}

export function skipStep(db: Database, step: SetUpStepName) {
  return changeSetUp(db, ({ steps }) => ({ steps: { ...steps, [step]: steps[step] ?? 'skipped' } }))
}

/** Takes the list of what is left off the dashboard, or puts it back. */
export function setSetUpDismissed(db: Database, isDismissed: boolean) {
  return changeSetUp(db, () => ({ isDismissed }))
}

function changeSetUp(db: Database, change: (before: SetUpRecord) => Partial<SetUpRecord>) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, SET_UP_SETTING)
    const before = await findSetUpRecord(tx)
    await saveSetting(tx, SET_UP_SETTING, { ...before, ...change(before) } satisfies SetUpRecord)
  })
}
