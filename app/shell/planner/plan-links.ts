import { plannerPrefix } from '~/domains/planner/paths'

/** Where the work on a plan is done. */
export const boardOf = (planId: string) => `/${plannerPrefix}/board?plan=${planId}`
export const guideOf = (planId: string) => `/${plannerPrefix}/build-guide/${planId}`
