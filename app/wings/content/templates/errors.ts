import { DomainError } from '~/platform/errors/errors'
import type { StoredTemplate } from './template'

export class TemplateIsGone extends DomainError {
  constructor() {
    super('This template no longer exists.', 404)
  }
}

export class TemplateInTrash extends DomainError {
  constructor() {
    super('This template is in the trash. Restore it first.', 409)
  }
}

/** Somebody has saved it meanwhile: their version is answered, and nothing was changed. */
export class TemplateConflict extends DomainError {
  override readonly details: { current: StoredTemplate }

  constructor(current: StoredTemplate) {
    super('This template was changed since you opened it.')
    this.details = { current }
  }
}
