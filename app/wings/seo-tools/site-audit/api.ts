import { describeApi } from '~/kits/api/describe-api'
import type { siteAuditApi } from './api.server'

export const siteAuditClient = describeApi<typeof siteAuditApi>('/admin/api/site-audit')
