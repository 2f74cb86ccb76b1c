import { readdirSync, readFileSync } from 'node:fs'

// Linux counts the work of processes in hundredths of a second
const MS_PER_TICK = 10

/** Milliseconds that the processor has worked for a process and all that it started; it needs /proc. @param {number} pid */
export function workOfProcesses(pid) {
  return processesUnder(pid).reduce((sum, { ticks }) => sum + ticks * MS_PER_TICK, 0)
}

/** A process and all that it started and that still run; it needs /proc. @param {number} pid */
export function processesUnder(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(name))
  const own = new Set([pid])
  // whoever was started has a later place in the list nearly always; a second look finds the others
  for (let look = 0; look < 2; look++) for (const { id, parent } of all) if (own.has(parent)) own.add(id)
  return all.filter(({ id }) => own.has(id))
}

function processOf(/** @type {string} */ id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // its second field is a name in brackets, in which anything may stand
    const [from, to] = [stat.indexOf('('), stat.lastIndexOf(')')]
    const fields = stat.slice(to + 2).split(' ')
    // its own work, and that of children who have ended: PostgreSQL has a process for each connection, which come and go
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ id: Number(id), parent: Number(fields[1]), name: stat.slice(from + 1, to), ticks }]
  } catch {
    return [] // it has ended meanwhile
  }
}
