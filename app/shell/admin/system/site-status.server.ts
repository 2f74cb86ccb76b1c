import type { Database } from '~/platform/database/database.server'
import { getDatabaseSize } from '~/platform/database/database-size.server'
import type { Environment } from '~/platform/env/env.server'
import { listQueueStatus } from '~/platform/jobs/queue-status.server'
import { countUnsentMails } from '~/platform/mail/outbox.commands.server'
import { getDiskSpace } from '~/platform/storage/disk-space.server'
import { findLastBackup, findLastStoredBackup, findLastVerification } from '~/wings/site/backups/queries.server'

/** How the site stands, whichever of its processes is asked: for the metrics and the screen of the system. */
export async function findSiteStatus(db: Database, { DATA_DIR }: Pick<Environment, 'DATA_DIR'>) {
  return {
    databaseBytes: await getDatabaseSize(db),
    // a folder that is gone is told by the health checks
    disk: await getDiskSpace(DATA_DIR).catch(() => null),
    queues: await listQueueStatus(db),
    mails: await countUnsentMails(db),
    backup: {
      hasFailed: (await findLastBackup(db))?.state === 'failed',
      lastStoredAt: (await findLastStoredBackup(db))?.startedAt,
      lastVerifiedAt: await findLastVerification(db),
    },
  }
}

export type SiteStatus = Awaited<ReturnType<typeof findSiteStatus>>
