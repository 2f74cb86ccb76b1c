import { DomainError } from '~/platform/errors/errors'

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
