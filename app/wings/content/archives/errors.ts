import { DomainError } from '~/platform/errors/errors'

export class ExportAlreadyRunning extends DomainError {
  constructor() {
    super('An export is already running. Wait for it to finish, or stop it.')
  }
}

export class ExportIsGone extends DomainError {
  constructor() {
    super('This export no longer exists.', 404)
  }
}

export class TaskNotActive extends DomainError {
  constructor() {
    super('It is no longer running.')
  }
}

export class TaskStillActive extends DomainError {
  constructor() {
    super('It is still running. Stop it first.')
  }
}

export class ArchiveIsGone extends DomainError {
  constructor() {
    super('This archive no longer exists.', 404)
  }
}

export class ArchiveFileIsGone extends DomainError {
  constructor() {
    super('The archive file was deleted. Upload it again.', 404)
  }
}

export class ArchiveNotChecked extends DomainError {}
