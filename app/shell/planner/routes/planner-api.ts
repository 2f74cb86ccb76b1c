import { serveApis } from '~/kits/api/api.server'
import { plannerApi } from '../planner-api.server'

export const loader = serveApis(plannerApi)
export const action = serveApis(plannerApi)
