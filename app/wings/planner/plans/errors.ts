import { DomainError } from '~/platform/errors/errors'

export class PlanMissing extends DomainError {
  constructor() {
    super('Plan not found.', 404)
  }
}

export class PlanIsReadOnly extends DomainError {
  constructor() {
    super('You can view this plan but not edit it. Ask the owner for edit access.', 403)
  }
}

export class PlanOwnerOnly extends DomainError {
  constructor() {
    super('Only the owner of the plan can do this.', 403)
  }
}

/** Somebody else was faster. What was not saved is still with the one who sent it. */
export class PlanModified extends DomainError {
  constructor(readonly revision: number) {
    super('The plan has changed. Review it and try again.', 409)
  }
}

/** Nothing in the idea can be planned: the questions of `questionsForUnclearIdea` help. */
export class IdeaUnclear extends DomainError {
  constructor() {
    super('The idea does not say yet who wants to do what. Add one sentence about that.', 422)
  }
}
