import { z } from 'zod'

export const BACKUP_FORMAT = 'studio-backup-1'

/*
 * A backup is gzipped JSON lines. Objects are rows of the table named last; arrays say everything else. The last line
 * counts what came before, so that a file cut at the end of a line is known to be cut.
 */
const backupLineSchema = z.union([
  z.tuple([z.literal('backup'), z.object({ format: z.string(), migrations: z.array(z.string()) })]),
  z.tuple([z.literal('table'), z.string()]),
  z.tuple([z.literal('sequence'), z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })]),
  z.tuple([z.literal('file'), z.string()]),
  z.tuple([z.literal('chunk'), z.string()]),
  z.tuple([z.literal('end'), z.object({ rows: z.number(), files: z.number() })]),
])

export type BackupLine = z.infer<typeof backupLineSchema>

export interface BackupCounts {
  rows: number
  files: number
}

/** What a line that is no row says. @throws when it says nothing that is known. */
export function parseBackupLine(line: string): BackupLine {
  return backupLineSchema.parse(JSON.parse(line))
}

export function formatBackupLine(mark: BackupLine) {
  return `${JSON.stringify(mark)}\n`
}
