import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../errors/operator-error'

/** Makes the data folder where there is none. @throws a Refusal that names it */
export function createDataFolder(dataDir: string) {
  withWriteCheck(dataDir, () => mkdirSync(dataDir, { recursive: true }))
}

/** For whoever keeps a database there. @throws a Refusal that names the folder, and what to do about it */
export function assertDataFolderWritable(dataDir: string) {
  const probe = path.join(dataDir, `.can-be-written-${process.pid}`)
  withWriteCheck(dataDir, () => {
    writeFileSync(probe, '')
    rmSync(probe)
  })
}

function withWriteCheck(dataDir: string, write: () => void) {
  try {
    write()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(
      `The data folder ${path.resolve(dataDir)} cannot be written (${code}). Let the user who runs the site write there, or name another folder in DATA_DIR.`,
    )
  }
}
