import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Starts a PostgreSQL of its own, in a folder that goes away with it; `halt` it for an outage. Undefined: none is installed. */
export async function startPostgres() {
  const bin = binFolder()
  if (!bin) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const owner = serverOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = path.join(folder, 'data')
  const port = await freePort()
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) => {
    const done = spawnSync(path.join(bin, program), args, {
      encoding: 'utf8',
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...owner,
    })
    if (done.status !== 0) throw new Error(`${program} failed${done.error ? `: ${done.error.message}` : ''}.`)
  }
  // nothing here outlives the tests: no need to reach the disk
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`
  const resume = () => run('pg_ctl', ['start', '-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', '-s'])
  const halt = () => run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w', '-s'])
  const stop = () => {
    process.off('exit', stop)
    if (existsSync(path.join(data, 'postmaster.pid'))) halt()
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  resume()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, halt, resume, stop }
}

function binFolder() {
  const inPath = (process.env.PATH ?? '').split(path.delimiter)
  const inDebian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a))
  return [...inPath, ...inDebian].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
}

function versionOf(/** @type {string} */ folder) {
  return Number(folder.split('/').at(-2))
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (/** @type {string} */ kind) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user postgres.')
  return { uid, gid }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {{ port: number }} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}
