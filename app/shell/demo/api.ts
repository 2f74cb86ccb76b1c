import { describeApi } from '~/kits/api/describe-api'
import type { demoApi } from './api.server'

export const demoClient = describeApi<typeof demoApi>('/admin/api/demo')
