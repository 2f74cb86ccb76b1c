import { DomainError } from '../errors/errors'

export class FileTooLarge extends DomainError {
  constructor(fileName: string, largest: string) {
    super(`${fileName} is larger than ${largest}.`, 413)
  }
}

export class UploadedFileEmpty extends DomainError {
  constructor(fileName: string) {
    super(`${fileName} is empty.`, 422)
  }
}

export class UploadNotFound extends DomainError {
  constructor() {
    super('This upload no longer exists. Start it again.', 404)
  }
}

export class UploadIncomplete extends DomainError {
  constructor(fileName: string, received: number, byteSize: number) {
    super(`${fileName} is incomplete: ${received} of ${byteSize} bytes were uploaded.`)
  }
}

export class TooManyUploads extends DomainError {
  constructor() {
    super('Too many unfinished uploads. Wait until some are done or cancel them.', 429)
  }
}

export class NoDiskSpaceLeft extends DomainError {
  constructor(fileName: string) {
    super(`The server does not have enough disk space for ${fileName}.`, 413)
  }
}
