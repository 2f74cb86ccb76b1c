import { describeApi } from '~/kits/api/describe-api'
import type { pageSettingsApi } from './api.server'

export const pageSettingsClient = describeApi<typeof pageSettingsApi>('/admin/api/page-settings')
