import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { ProductFileNotFound } from './errors'

interface NewProductFile {
  productId: string
  version: string
  notes: string
  fileName: string
  byteSize: number
  checksum: string
  /** The name of its bytes in the store; the same again is the same file. */
  storedAs: string
}

/** What follows when a product has its first file, as part of the same transaction. */
export type OnFirstFile = (tx: Database, by: Actor, file: { productId: string; version: string }) => Promise<void>

/** Offers a file whose bytes are in the store to those who bought the product. Answers its id. */
export function addProductFile(
  db: Database,
  by: Actor,
  file: NewProductFile,
  onFirstFile?: OnFirstFile,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('productFiles')
      .values({ ...file, uploadedBy: by.id, createdAt: now })
      .onConflict((conflict) => conflict.column('storedAs').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return (await findStoredFile(tx, file.storedAs)).id
    const { productId, version, fileName, checksum } = file
    const after = { version, fileName, checksum }
    await recordAction(tx, by, {
      action: 'product-file.added',
      subject: `product:${productId}`,
      title: fileName,
      after,
    })
    await emitContentChange(tx, `product:${productId}`, 'products')
    if (onFirstFile && !(await hasOtherFile(tx, productId, added.id))) await onFirstFile(tx, by, { productId, version })
    return added.id
  })
}

async function hasOtherFile(tx: Database, productId: string, fileId: string) {
  const other = await tx
    .selectFrom('productFiles')
    .select('id')
    .where('productId', '=', productId)
    .where('id', '<>', fileId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

function findStoredFile(tx: Database, storedAs: string) {
  return tx.selectFrom('productFiles').select('id').where('storedAs', '=', storedAs).executeTakeFirstOrThrow()
}

/** Offers the file to nobody new. Who paid before keeps it. */
export function withdrawProductFile(db: Database, by: Actor, productId: string, fileId: string, now = new Date()) {
  return setWithdrawn(db, by, { productId, fileId, withdrawnAt: now })
}

/** Takes a withdrawal back. */
export function restoreProductFile(db: Database, by: Actor, productId: string, fileId: string) {
  return setWithdrawn(db, by, { productId, fileId, withdrawnAt: null })
}

interface WithdrawalChange {
  productId: string
  fileId: string
  withdrawnAt: Date | null
}

function setWithdrawn(db: Database, by: Actor, { productId, fileId, withdrawnAt }: WithdrawalChange) {
  return inTransaction(db, async (tx) => {
    const file = await lockFile(tx, productId, fileId)
    if ((file.withdrawnAt === null) === (withdrawnAt === null)) return
    await tx.updateTable('productFiles').set({ withdrawnAt }).where('id', '=', fileId).execute()
    const action = withdrawnAt ? 'product-file.withdrawn' : 'product-file.offered-again'
    const after = { version: file.version }
    await recordAction(tx, by, { action, subject: `product:${productId}`, title: file.fileName, after })
    await emitContentChange(tx, `product:${productId}`, 'products')
  })
}

/** Gives a file another version label or other notes. */
export function relabelProductFile(
  db: Database,
  by: Actor,
  { productId, fileId, version, notes }: { productId: string; fileId: string; version: string; notes: string },
) {
  return inTransaction(db, async (tx) => {
    const file = await lockFile(tx, productId, fileId)
    const [before, after] = [
      { version: file.version, notes: file.notes },
      { version, notes },
    ]
    if (before.version === version && before.notes === notes) return
    await tx.updateTable('productFiles').set(after).where('id', '=', fileId).execute()
    const subject = `product:${productId}`
    await recordAction(tx, by, { action: 'product-file.relabelled', subject, title: file.fileName, before, after })
    await emitContentChange(tx, subject, 'products')
  })
}

async function lockFile(tx: Database, productId: string, fileId: string) {
  const file = await tx
    .selectFrom('productFiles')
    .select(['fileName', 'version', 'notes', 'withdrawnAt'])
    .where('id', '=', fileId)
    .where('productId', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (!file) throw new ProductFileNotFound()
  return file
}
