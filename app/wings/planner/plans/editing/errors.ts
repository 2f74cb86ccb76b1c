import { DomainError } from '~/platform/errors/errors'

export class ItemMissing extends DomainError {
  constructor() {
    super('This item is no longer in the plan.', 404)
  }
}

/** Somebody else changed the same field meanwhile. */
export class ItemModified extends DomainError {
  constructor() {
    super('Someone else changed this. Choose which version to keep.', 409)
  }
}

export class CannotRevert extends DomainError {
  constructor(name: string) {
    super(
      `This can no longer be undone because ${name} has changed since then. Restore an earlier version instead.`,
      409,
    )
  }
}

export class RevisionMissing extends DomainError {
  constructor() {
    super('This version is no longer available.', 404)
  }
}
