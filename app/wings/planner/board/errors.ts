import { DomainError } from '~/platform/errors/errors'

export class TaskMissing extends DomainError {
  constructor() {
    super('This task is not in the plan any more.', 404)
  }
}

export class AssigneeNotOnPlan extends DomainError {
  constructor() {
    super('Only people who share the plan can be assigned to its tasks.', 422)
  }
}

export class CriterionMissing extends DomainError {
  constructor() {
    super('This criterion is not part of the task any more.', 404)
  }
}
