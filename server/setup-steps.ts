import { log } from '~/platform/monitoring/log.server'
import { setUpUrl } from '~/wings/site/accounts/account-links.server'
import { hasAdmin } from '~/wings/site/accounts/queries.server'
import type { SiteState } from './app'

/** What the one who started the site has to do before they can work with it, as lines to print. */
export async function listSetupSteps({ database, env }: Pick<SiteState, 'database' | 'env'>) {
  try {
    if (await hasAdmin(database.db)) return []
    return [`Set up the first admin: ${setUpUrl(env)}`]
  } catch (error) {
    // the database may go away at any moment; the site answers all the same
    log.warn({ err: error }, 'whether there is an admin could not be asked')
    return []
  }
}
