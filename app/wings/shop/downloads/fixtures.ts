import { createHash, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { ProductFiles } from '~/platform/database/tables'
import { productFileStore } from './product-file-store.server'

type NewProductFile = Partial<Insertable<ProductFiles>> & { productId: string }

/** A file of a product as a row, without its bytes. */
export function aProductFileRow(db: Database, file: NewProductFile) {
  return db
    .insertInto('productFiles')
    .values({
      version: '1.0.0',
      fileName: 'ledger.zip',
      byteSize: 1_000,
      storedAs: randomUUID(),
      checksum: createHash('sha256')
        .update(file.fileName ?? '')
        .digest('hex'),
      ...file,
    })
    .returning(['id', 'productId', 'version', 'fileName', 'checksum', 'storedAs'])
    .executeTakeFirstOrThrow()
}

/** A file of a product with its bytes in the store. */
export async function aStoredFile(db: Database, dataDir: string, bytes: Buffer, file: NewProductFile) {
  const storedAs = randomUUID()
  const scratch = path.join(dataDir, storedAs)
  writeFileSync(scratch, bytes)
  await productFileStore(dataDir).put([{ name: storedAs, path: scratch }])
  const checksum = createHash('sha256').update(bytes).digest('hex')
  return aProductFileRow(db, { ...file, storedAs, checksum, byteSize: bytes.length })
}
