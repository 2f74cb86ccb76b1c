import { describeApi } from '~/kits/api/describe-api'
import type { plansApi } from './api.server'

export const plansClient = describeApi<typeof plansApi>('/planner/api/plans')
