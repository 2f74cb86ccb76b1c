import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../../errors/operator-error.ts'
import { binaryPath } from './postgres-binaries.ts'

/** As whom PostgreSQL's programs run, and where they lie for that user. */
export interface RunAs {
  programs: string
  /** What stands before a program on its command line. */
  prefix: string[]
  /** Another user of this machine, to whom its files belong. */
  user?: { uid: number; gid: number }
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as it is; root runs it under a mapped id, for which its files
 * stay root's, or as an unprivileged user who can reach `parent`, the folder in which the database lies or will lie as `name`.
 * @throws a Refusal that names the ways out
 */
export function chooseRunAs(programs: string, parent: string, name: string): RunAs {
  if (process.getuid?.() !== 0) return { programs, prefix: [] }
  const owner = statSync(path.join(parent, name), { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return runAsUser(programs, parent, { uid: owner.uid, gid: owner.gid })
  const somebody = findUnprivilegedUser()
  const prefix = mapUserPrefix(somebody)
  const canMap = canRun([...prefix, binaryPath(programs, 'postgres'), '--version'])
  // to what belongs to others root has no rights there
  if (canMap && canRun([...prefix, 'test', '-x', parent])) return { programs, prefix }
  if (owner) throw cannotRunError(`${path.join(parent, name)} belongs to root`)
  return runAsUser(programs, parent, somebody)
}

/** The command line of a program for spawn, and the options that it needs. */
export function buildCommand(
  { programs, prefix, user }: RunAs,
  name: 'postgres' | 'initdb' | 'pg_ctl',
  args: string[],
) {
  const [file = '', ...rest] = [...prefix, binaryPath(programs, name), ...args]
  // the caller's folder may be out of that user's reach
  return { file, args: rest, options: { ...user, cwd: '/' } }
}

/** Inside of its own user namespace root has the id of somebody else, and still the rights of root to its own files. */
function mapUserPrefix({ uid, gid }: { uid: number; gid: number }) {
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
}

function runAsUser(programs: string, parent: string, user: { uid: number; gid: number }): RunAs {
  if (!canRun(['test', '-x', parent], user)) throw cannotRunError(`user ${user.uid} cannot reach ${parent}`)
  if (canRun([binaryPath(programs, 'postgres'), '--version'], user)) return { programs, prefix: [], user }
  return { programs: copyBinaries(parent, programs), prefix: [], user }
}

function canRun([file = '', ...args]: string[], user?: { uid: number; gid: number }) {
  return spawnSync(file, args, { ...user, cwd: '/' }).status === 0
}

const COPY = 'postgres-programs-'

/** Beside the database whoever runs it can read them, wherever the project lies: a copy, of this version only. */
function copyBinaries(parent: string, programs: string) {
  const { version } = JSON.parse(readFileSync(path.join(programs, '..', 'package.json'), 'utf8'))
  const copy = path.join(parent, `${COPY}${version}`)
  if (!existsSync(copy)) {
    cpSync(programs, `${copy}.part`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.part`, copy)
  }
  const others = readdirSync(parent).filter((name) => name.startsWith(COPY) && name !== path.basename(copy))
  for (const name of others) rmSync(path.join(parent, name), { recursive: true, force: true })
  return copy
}

/** PostgreSQL wants a user whom the system knows by name. */
function findUnprivilegedUser() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
  const found = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody') ?? users[0]
  if (!found) throw cannotRunError('this system knows no other user')
  return { uid: found.uid, gid: found.gid }
}

function cannotRunError(reason: string) {
  return new OperatorError(
    `PostgreSQL does not run as root, and here there is no way around it: ${reason}. Start the site as another user, or set DATABASE_URL.`,
  )
}
