import { execFileSync, spawnSync } from 'node:child_process'

/** Has wrk ask for `url` from the second CPU. Returns requests per second. */
export function requestsPerSecond(/** @type {string} */ url, { connections = 32, seconds = 8 } = {}) {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url]
  const output = execFileSync('taskset', ['-c', '1', 'wrk', ...load], { encoding: 'utf8' })
  if (/Non-2xx/.test(output)) throw new Error(output)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

/** wrk is Debian's; as root it is installed when it is missing. */
export function needWrk() {
  if (spawnSync('wrk', ['-v']).error === undefined) return
  spawnSync('apt-get', ['install', '-y', 'wrk'], { stdio: 'ignore' })
  if (spawnSync('wrk', ['-v']).error) throw new Error('This bench needs wrk. Install it with your package manager.')
}
