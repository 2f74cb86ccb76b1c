import { mountApis } from '~/kits/api/api.server'

/** Every JSON address of the planner. */
export const plannerApi = mountApis('/planner/api', {})
