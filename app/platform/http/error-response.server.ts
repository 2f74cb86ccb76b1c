import { DomainError, InvalidFields } from '../errors/errors'
import { log } from '../monitoring/log.server'
import { FileStoreUnavailable } from '../storage/file-store.server'
import { apiErrorResponse } from './api-error'

/** What an API answers to a broken rule or to a file store that is away; anything else is thrown again. */
export function toErrorResponse(error: unknown) {
  if (error instanceof FileStoreUnavailable) {
    log.error({ err: error }, 'the file store did not do its work')
    return apiErrorResponse(503, error.message)
  }
  if (!(error instanceof DomainError)) throw error
  const fields = error instanceof InvalidFields ? error.fields : undefined
  return apiErrorResponse(error.status, error.message, { fields, code: error.code, details: error.details })
}
