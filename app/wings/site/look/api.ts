import { describeApi } from '~/kits/api/describe-api'
import type { lookApi } from './api.server'

export const lookClient = describeApi<typeof lookApi>('/admin/api/look')
