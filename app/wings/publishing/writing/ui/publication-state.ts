import { type EntryStatus, entryStatus } from '../entry'

/** Where a piece stands towards its readers. */
export interface PublicationState {
  /** ISO; in the future: scheduled. */
  publishedAt: string | null
  /** The revision that readers see; 0 when that is not known and another one. */
  publishedRevision: number
  /** The address that readers use. */
  publishedSlug: string
  isDeleted: boolean
}

/** "Tue 24 Nov, 09:00", with the year when it is another one. */
export function formatShortDateTime(moment: Date, now = new Date(), timeZone?: string) {
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const part = (options: Intl.DateTimeFormatOptions) => moment.toLocaleString('en-GB', { ...options, timeZone })
  const day = `${part({ weekday: 'short' })} ${part({ day: 'numeric', month: 'short' })}`
  const year = isThisYear ? '' : ` ${part({ year: 'numeric' })}`
  return `${day}${year}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

export function publicationStatus({ publishedAt }: Pick<PublicationState, 'publishedAt'>, now: number): EntryStatus {
  return entryStatus({ publishedAt: publishedAt === null ? null : new Date(publishedAt) }, new Date(now))
}

/** The state in words: what readers see, and whether it is what is written here. */
export function publicationStateLabel(
  state: PublicationState,
  { revision, isChanged, now }: { revision: number; isChanged: boolean; now: number },
) {
  if (state.isDeleted) return 'Trash'
  const status = publicationStatus(state, now)
  if (status === 'draft') return 'Draft'
  const isBehind = isChanged || state.publishedRevision !== revision
  const suffix = isBehind ? ', unpublished changes' : ''
  if (status === 'published') return `Published${suffix}`
  return `Scheduled for ${formatShortDateTime(new Date(state.publishedAt ?? 0), new Date(now))}${suffix}`
}
