import { DomainError } from '~/platform/errors/errors'

export class RevisionNotFound extends DomainError {
  constructor() {
    super('This revision no longer exists.', 404)
  }
}
