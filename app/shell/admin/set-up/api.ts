import { describeApi } from '~/kits/api/describe-api'
import type { setUpApi } from './api.server'

export const setUpClient = describeApi<typeof setUpApi>('/admin/api/set-up')
