import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { removeListItem } from '../goals/setting-list.server'
import { recipientSettingList } from './recipient-setting-list.server'

const reader: Actor = { id: null, email: 'the link of a report' }

/** Takes a recipient off the list; one who is off it already stays so. */
export async function unsubscribeRecipient(db: Database, recipientId: string) {
  try {
    await removeListItem(db, recipientSettingList, reader, recipientId)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}
