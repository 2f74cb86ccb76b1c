/*
 * The files of a product come in versions. Files that share a version label are one version, which is as old as its
 * first file. A withdrawn file is offered to nobody new; who paid before keeps it, and sees that it was withdrawn.
 */

export interface ProductFile {
  id: string
  version: string
  fileName: string
  byteSize: number
  /** SHA-256 in hex. */
  checksum: string
  notes: string
  createdAt: Date
  withdrawnAt: Date | null
}

/** Whether who paid at `paidAt` may have the file: one that was withdrawn before is not offered to them. */
export function isFileAvailableToBuyer({ withdrawnAt }: Pick<ProductFile, 'withdrawnAt'>, paidAt: Date | null) {
  return withdrawnAt === null || (paidAt !== null && withdrawnAt > paidAt)
}

/** 2 GiB, which is more than 2 GB. */
export const MAX_PRODUCT_FILE_BYTES = 2 ** 31
export const MAX_PRODUCT_FILE_SIZE = '2 GB'

export interface ProductVersionFiles<File> {
  version: string
  /** What was written to its files, each text once. */
  notes: string[]
  /** When its first file came. */
  createdAt: Date
  files: File[]
}

/** Puts files of the same version together; newest version first. */
export function groupFilesByVersion<File extends Pick<ProductFile, 'version' | 'notes' | 'createdAt'>>(
  files: File[],
): ProductVersionFiles<File>[] {
  const versions = new Map<string, File[]>()
  for (const file of files) versions.set(file.version, [...(versions.get(file.version) ?? []), file])
  return [...versions]
    .map(([version, files]) => ({
      version,
      files,
      notes: [...new Set(files.map(({ notes }) => notes).filter(Boolean))],
      createdAt: new Date(Math.min(...files.map(({ createdAt }) => createdAt.getTime()))),
    }))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
