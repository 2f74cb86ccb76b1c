import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { toZonedDay } from '~/platform/zoned-time'

/** The day of a moment in the studio's calendar, as it is set now. */
export async function getSiteDay(db: Database, moment: Date) {
  const { timeZone } = await findBrand(db)
  return toZonedDay(timeZone, moment)
}
