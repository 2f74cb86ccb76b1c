import { describeApi } from '~/kits/api/describe-api'
import type { settingsApi } from './api.server'

export const settingsClient = describeApi<typeof settingsApi>('/admin/api/settings')
