import { OperatorError } from '~/platform/errors/operator-error'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'

const FULL = ['ENOSPC', 'EDQUOT']
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']

/** Why a backup failed, a sentence for the operator; undefined for a bug. */
export function explainBackupFailure(error: unknown) {
  if (error instanceof OperatorError) return error.message
  if (error instanceof FileStoreUnavailable) return error.message
  const { code = '', path } = error as NodeJS.ErrnoException
  if (FULL.includes(code)) return 'The disk of the backups is full. Free some space, or set BACKUP_TO to another place.'
  if (FORBIDDEN.includes(code)) return `${path ?? 'The folder of the backups'} cannot be written (${code}).`
  return undefined
}
