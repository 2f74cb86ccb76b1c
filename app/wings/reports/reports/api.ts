import { describeApi } from '~/kits/api/describe-api'
import type { reportsApi } from './api.server'

export const reportsClient = describeApi<typeof reportsApi>('/admin/api/reports')
