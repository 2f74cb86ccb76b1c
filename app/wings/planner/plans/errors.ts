import { DomainError } from '~/platform/errors/errors'

export class PlanMissing extends DomainError {
  constructor() {
    super('Plan not found.', 404)
  }
}

export class PlanIsReadOnly extends DomainError {
  constructor() {
    super('You can read this plan, but not change it. Ask its owner to make you an editor.', 403)
  }
}

export class PlanOwnerOnly extends DomainError {
  constructor() {
    super('Only the owner of the plan may do this.', 403)
  }
}

/** Somebody else was faster. What was not saved is still with the one who sent it. */
export class PlanModified extends DomainError {
  constructor(readonly revision: number) {
    super('The plan was changed meanwhile. Look at it again, then repeat your change.', 409)
  }
}
