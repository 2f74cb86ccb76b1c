import { describeApi } from '~/kits/api/describe-api'
import type { crawlersApi } from './api.server'

export const crawlersClient = describeApi<typeof crawlersApi>('/admin/api/crawlers')
