import { describeApi } from '~/kits/api/describe-api'
import type { mediaApi } from './api.server'

export const mediaClient = describeApi<typeof mediaApi>('/admin/api/media')
