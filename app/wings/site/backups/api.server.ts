import { createRunsApi } from '~/kits/runs/runs-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { backupRuns } from './backup-runs.server'
import { startBackup } from './commands.server'

export const backupsApi = createAdminApi()
  .route('/runs', createRunsApi(createAdminApi(), backupRuns))
  /** Has the site backed up now and answers the id of the run. */
  .post('/runs', async (c) => c.json({ id: await startBackup(c.var.db, c.var.admin, c.var.siteEnv) }))
