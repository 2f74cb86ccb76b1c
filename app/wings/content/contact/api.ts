import { describeApi } from '~/kits/api/describe-api'
import type { inboxApi } from './api.server'

export const inboxClient = describeApi<typeof inboxApi>('/admin/api/inbox')
