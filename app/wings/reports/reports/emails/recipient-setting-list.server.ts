import type { SettingList } from '../goals/setting-list.server'
import { MAX_RECIPIENTS, type Recipient, recipientSchema } from './recipient'

export const recipientSettingList: SettingList<Recipient> = {
  setting: 'report-recipients',
  noun: 'recipient',
  maxItems: MAX_RECIPIENTS,
  schema: recipientSchema,
  duplicateMessage: 'This email address is already on the list.',
}
