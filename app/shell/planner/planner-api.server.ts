import { mountApis } from '~/kits/api/api.server'
import { agentsApi } from '~/wings/planner/agents/api.server'
import { boardApi } from '~/wings/planner/board/api.server'
import { plansApi } from '~/wings/planner/plans/api.server'
import { stacksApi } from '~/wings/planner/stacks/api.server'

/** Every JSON address of the planner. */
export const plannerApi = mountApis('/planner/api', {
  agents: agentsApi,
  board: boardApi,
  plans: plansApi,
  stacks: stacksApi,
})
