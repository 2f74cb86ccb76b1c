import { DomainError } from '~/platform/errors/errors'
import type { StoredPlan } from '~/wings/planner/plans/stored-plan'
import { quoteTitle } from './untrusted-text'

export class NoPlanYet extends DomainError {
  constructor() {
    super('There is no plan yet. Create one on the website, or open one that is shared with you.', 404)
  }
}

/** A program must not guess on which plan it works. */
export class AmbiguousPlan extends DomainError {
  constructor(plans: Pick<StoredPlan, 'id' | 'title' | 'role'>[]) {
    const list = plans.map((plan) => `${plan.id} (${quoteTitle(plan)})`).join(', ')
    super(`There are several plans. Set "plan" to the ID of one of them: ${list}.`, 409)
  }
}
