import { stat } from 'node:fs/promises'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { type Claim, letGo, WorkLost } from '~/platform/jobs/long-work.server'
import type { ArchiveEngine } from '../archive-engine'
import { exportWork } from '../running/archive-tasks.server'
import { tellingOf } from '../running/telling.server'
import { workAtTask } from '../running/work-at-task.server'
import { exportStore, exportWorkshop } from './export-store.server'
import type { ExportKind } from './site-export'

export type Surroundings = Pick<SiteEnvironment, 'DATA_DIR' | 'ORIGIN'>

/** Makes the file of an export and puts it where it can be had. One that was cut short is made anew. */
export async function workAtExport(db: Database, engine: ArchiveEngine, exportId: string, env: Surroundings) {
  const { DATA_DIR: dataDir, ORIGIN: origin } = env
  const asked = { id: exportId, workshop: exportWorkshop(dataDir) }
  await workAtTask(db, exportWork, asked, async ({ claim, row: { kind, fileName } }, folder) => {
    const told = tellingOf(db, claim)
    const file = await engine.writeExport(db, kind as ExportKind, {
      folder,
      fileName,
      dataDir,
      origin,
      told,
    })
    await told({ phase: 'storing', done: 0, total: 0 })
    const { size } = await stat(file)
    await exportStore(dataDir).put([{ name: exportId, path: file }])
    await finish(db, claim, size, dataDir)
  })
}

/** Its bytes are safe; now it is there. One that was stopped meanwhile leaves nothing behind. */
async function finish(db: Database, claim: Claim<'siteExports'>, byteSize: number, dataDir: string) {
  try {
    await letGo(db, claim, { state: 'done', byteSize, endedAt: new Date() })
  } catch (error) {
    if (error instanceof WorkLost) await exportStore(dataDir).remove([claim.id])
    throw error
  }
}
