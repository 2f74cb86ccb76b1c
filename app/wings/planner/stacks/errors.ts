import { DomainError } from '~/platform/errors/errors'

/** Gone, or somebody else's: which of them is nobody's business. */
export class StackMissing extends DomainError {
  constructor() {
    super('Stack not found.', 404)
  }
}

export class NoStackFits extends DomainError {
  constructor() {
    super('Nothing fits these needs now. Look at the answer again.', 409)
  }
}

export class StackLibraryFull extends DomainError {
  constructor(most: number) {
    super(`Your library holds ${most} stacks, which is the most. Delete one first.`, 409)
  }
}
