import { DomainError } from '~/platform/errors/errors'

export class ImportIsGone extends DomainError {
  constructor() {
    super('This import no longer exists.', 404)
  }
}
