import { DomainError } from '~/platform/errors/errors'

export class PreviewDoesNotSend extends DomainError {
  constructor() {
    super('This is a preview: nothing was sent. On the public page this form reaches your inbox.', 409)
  }
}
