import type { Database } from '~/platform/database/database.server'
import { toZonedDay } from '~/platform/time/zoned-time'
import { findBrand } from '~/wings/site/settings/queries.server'

/** The day of a moment in the studio's calendar, as it is set now. */
export async function getSiteDay(db: Database, moment: Date) {
  const { timeZone } = await findBrand(db)
  return toZonedDay(timeZone, moment)
}
