import { describeApi } from '~/kits/api/describe-api'
import type { redirectsApi } from './api.server'

export const redirectsClient = describeApi<typeof redirectsApi>('/admin/api/redirects')
