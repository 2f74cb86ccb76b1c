import { describeApi } from '~/kits/api/describe-api'
import type { bulkApi } from './api.server'

export const bulkClient = describeApi<typeof bulkApi>('/admin/api/bulk')
