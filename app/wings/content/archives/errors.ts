import { DomainError } from '~/platform/errors/errors'

export class TaskStillActive extends DomainError {
  constructor() {
    super('It is still running. Stop it first.')
  }
}

export class ArchiveFileIsGone extends DomainError {
  constructor() {
    super('The archive file was deleted. Upload it again.', 404)
  }
}

export class ArchiveNotChecked extends DomainError {}
