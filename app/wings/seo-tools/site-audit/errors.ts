import { DomainError } from '~/platform/errors/errors'

export class AuditAlreadyRunning extends DomainError {
  constructor() {
    super('An audit is already running. Wait for it to finish, or stop it.')
  }
}

export class AuditNotRunning extends DomainError {
  constructor() {
    super('This audit is no longer running.')
  }
}
