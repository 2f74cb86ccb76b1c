import { stat } from 'node:fs/promises'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import type { ArchiveEngine } from '../archive-engine'
import { endTask, type Task, TaskLost, tellingOf } from '../running/claim.server'
import { workAtTask } from '../running/work-at-task.server'
import { exportStore, exportWorkshop } from './export-store.server'
import type { ExportKind } from './site-export'

export type Surroundings = Pick<SiteEnvironment, 'DATA_DIR' | 'DATABASE_URL' | 'ORIGIN'>

/** Makes the file of an export and puts it where it can be had. One that was cut short is made anew. */
export async function workAtExport(db: Database, engine: ArchiveEngine, exportId: string, env: Surroundings) {
  const { DATA_DIR: dataDir, DATABASE_URL, ORIGIN: origin } = env
  const asked = { table: 'siteExports' as const, id: exportId, isAlone: !DATABASE_URL }
  await workAtTask(db, { ...asked, workshop: exportWorkshop(dataDir) }, async (task, folder) => {
    const { kind, fileName } = await db
      .selectFrom('siteExports')
      .select(['kind', 'fileName'])
      .where('id', '=', exportId)
      .executeTakeFirstOrThrow()
    const told = tellingOf(db, task)
    const file = await engine.writeExport(db, kind as ExportKind, {
      ...{ folder, fileName, dataDir, origin, told },
      engine: DATABASE_URL ? 'postgres' : 'embedded',
    })
    await told({ phase: 'storing', done: 0, total: 0 })
    const { size } = await stat(file)
    await exportStore(dataDir).put([{ name: exportId, path: file }])
    await finish(db, task, size, dataDir)
  })
}

/** Its bytes are safe; now it is there. One that was stopped meanwhile leaves nothing behind. */
async function finish(db: Database, task: Task, byteSize: number, dataDir: string) {
  const isDone = await inTransaction(db, async (tx) => {
    if (!(await endTask(tx, task, { state: 'done' }))) return false
    await tx.updateTable('siteExports').set({ byteSize }).where('id', '=', task.id).execute()
    return true
  })
  if (isDone) return
  await exportStore(dataDir).remove([task.id])
  throw new TaskLost()
}
