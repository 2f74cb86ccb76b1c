import { readdirSync, readFileSync } from 'node:fs'

// Linux counts the work of processes in hundredths of a second
const MS_PER_TICK = 10

/** Milliseconds that the processor has worked for a process and all that it started; it needs /proc. @param {number} pid */
export function workOfProcesses(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(name))
  const own = new Set([pid])
  // whoever was started has a later place in the list nearly always; a second look finds the others
  for (let look = 0; look < 2; look++) for (const { id, parent } of all) if (own.has(parent)) own.add(id)
  return all.reduce((sum, { id, ticks }) => sum + (own.has(id) ? ticks * MS_PER_TICK : 0), 0)
}

function processOf(/** @type {string} */ name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // its second field is a name in brackets, in which anything may stand
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [{ id: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return [] // it has ended meanwhile
  }
}
