import { DomainError } from '~/platform/errors/errors'

export class ItemMissing extends DomainError {
  constructor() {
    super('This item is not in the plan any more.', 404)
  }
}

/** Somebody else changed the same field meanwhile. */
export class ItemModified extends DomainError {
  constructor() {
    super('Somebody changed this meanwhile. Both versions are shown: keep the one you want.', 409)
  }
}

export class CannotRevert extends DomainError {
  constructor(name: string) {
    super(`This cannot be taken back any more: ${name} was changed since. Restore an earlier version instead.`, 409)
  }
}

export class RevisionMissing extends DomainError {
  constructor() {
    super('This version is not kept any more.', 404)
  }
}
