import { describeApi } from '~/kits/api/describe-api'
import type { stacksApi } from './api.server'

export const stacksClient = describeApi<typeof stacksApi>('/planner/api/stacks')
