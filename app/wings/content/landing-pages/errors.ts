import { DomainError } from '~/platform/errors/errors'

export class PreviewDoesNotSend extends DomainError {
  constructor() {
    super('This is a preview. Nothing was sent.', 409)
  }
}

export class SectionNotFound extends DomainError {
  constructor() {
    super('This section no longer exists.', 404)
  }
}

export class LandingPageNotFound extends DomainError {
  constructor() {
    super('Page not found.', 404)
  }
}
