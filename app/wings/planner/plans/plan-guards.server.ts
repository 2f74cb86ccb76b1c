import { before } from '~/kits/api/api.server'
import type { UserApiEnv } from '~/wings/site/accounts/user-api.server'
import { authorizePlanChange, limitPlanCreation } from './plan-limits.queries.server'
import { requireRole } from './queries.server'

/** For addresses with a `:planId`: who may not change the plan is refused before the body is read. */
export const onlyEditors = before<UserApiEnv, '/:planId'>((c) =>
  requireRole(c.var.db, c.var.user, c.req.param('planId'), 'change'),
)

/** The same, and each call counts towards the changes of a minute. */
export const countedChange = before<UserApiEnv, '/:planId'>((c) =>
  authorizePlanChange(c.var.db, c.var.user, c.req.param('planId')),
)

/** Each call counts towards the plans of an hour. */
export const countedCreation = before<UserApiEnv>((c) => limitPlanCreation(c.var.db, c.var.user))
