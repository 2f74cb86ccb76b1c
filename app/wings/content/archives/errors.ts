import { DomainError } from '~/platform/errors/errors'

export class ExportAlreadyRunning extends DomainError {
  constructor() {
    super('An export is under way already. Wait for its end, or stop it.')
  }
}

export class ExportIsGone extends DomainError {
  constructor() {
    super('This export is no longer there.', 404)
  }
}

export class TaskNotActive extends DomainError {
  constructor() {
    super('It is not under way any more.')
  }
}

export class TaskStillActive extends DomainError {
  constructor() {
    super('It is still under way. Stop it first.')
  }
}

export class ArchiveIsGone extends DomainError {
  constructor() {
    super('This archive is no longer there.', 404)
  }
}

export class ArchiveFileIsGone extends DomainError {
  constructor() {
    super('The file of this archive is here no more. Upload it again.', 404)
  }
}

export class ArchiveNotChecked extends DomainError {}
