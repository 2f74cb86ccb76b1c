import { DomainError } from '~/platform/errors/errors'

export class PreviewDoesNotSend extends DomainError {
  constructor() {
    super('This is a preview. Nothing was sent.', 409)
  }
}
