import { describeApi } from '~/kits/api/describe-api'
import type { backOfficeApi } from './api.server'

export const backOfficeClient = describeApi<typeof backOfficeApi>('/admin/api')
