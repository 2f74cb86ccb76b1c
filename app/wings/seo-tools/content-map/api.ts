import { describeApi } from '~/kits/api/describe-api'
import type { contentMapApi } from './api.server'

export const contentMapClient = describeApi<typeof contentMapApi>('/admin/api/content-map')
