import { describeApi } from '~/kits/api/describe-api'
import type { downloadsApi } from './api.server'

export const downloadsClient = describeApi<typeof downloadsApi>('/admin/api/downloads')
