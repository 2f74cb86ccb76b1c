import type { KeptList } from '../kept-list/kept-list.server'
import { MOST_RECIPIENTS, type Recipient, recipientSchema } from './recipient'

export const keptRecipients: KeptList<Recipient> = {
  setting: 'report-recipients',
  noun: 'recipient',
  most: MOST_RECIPIENTS,
  schema: recipientSchema,
  taken: 'This address is on the list already.',
}
