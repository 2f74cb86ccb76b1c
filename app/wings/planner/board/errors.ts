import { DomainError } from '~/platform/errors/errors'

export class TaskMissing extends DomainError {
  constructor() {
    super('This task is no longer in the plan.', 404)
  }
}

export class AssigneeNotOnPlan extends DomainError {
  constructor() {
    super('Only people with access to the plan can be assigned.', 422)
  }
}

export class CriterionMissing extends DomainError {
  constructor() {
    super('This criterion is no longer part of the task.', 404)
  }
}
