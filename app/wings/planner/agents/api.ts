import { describeApi } from '~/kits/api/describe-api'
import type { agentsApi } from './api.server'

export const agentsClient = describeApi<typeof agentsApi>('/planner/api/agents')
