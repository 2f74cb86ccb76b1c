import { describeApi } from '~/kits/api/describe-api'
import type { internalLinksApi } from './api.server'

export const internalLinksClient = describeApi<typeof internalLinksApi>('/admin/api/internal-links')
