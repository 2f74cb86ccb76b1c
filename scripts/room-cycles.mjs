const TEST = /\.(test|spec)\.tsx?$/

/**
 * Finds the shortest cycle of rooms (app/wings/<wing>/<room>; a file at the top of a wing counts as one), type imports
 * included: one import for each step of it, none when no rooms need each other.
 * @param {{ from: string, to: string }[]} imports names in the project
 */
export function shortestRoomCycle(imports) {
  const steps = imports.flatMap(({ from, to }) => {
    const [room, next] = [roomOf(from), roomOf(to)]
    return room && next && room !== next && !TEST.test(from) ? [{ from, to, room, next }] : []
  })
  const first = [...new Map(steps.map((step) => [`${step.room} ${step.next}`, step])).values()]
  const [cycle = []] = first
    .flatMap((step) => {
      const back = shortestPath(first, step.next, step.room)
      return back ? [[step, ...back]] : []
    })
    .sort((a, b) => a.length - b.length)
  const names = [...cycle.map(({ room }) => room), cycle[0]?.room].join(' → ')
  const advice = `${names}: hand in what one needs of the other from the shell, move it to the room that owns it, or give what they share a room of its own.`
  return cycle.map(({ from, to }) => ({ rule: 'no-room-cycles', from, to, advice }))
}

/**
 * @template {{ room: string, next: string }} Step
 * @param {Step[]} steps
 * @param {string} start
 * @param {string} goal
 */
function shortestPath(steps, start, goal) {
  /** @type {{ room: string, path: Step[] }[]} */
  const queue = [{ room: start, path: [] }]
  const seen = new Set([start])
  for (const { room, path } of queue) {
    if (room === goal) return path
    for (const step of steps) {
      if (step.room !== room || seen.has(step.next)) continue
      seen.add(step.next)
      queue.push({ room: step.next, path: [...path, step] })
    }
  }
  return undefined
}

/** "app/wings/content/blog/ui/a.tsx" → "content/blog". */
function roomOf(/** @type {string} */ name) {
  return /^app\/wings\/([^/]+\/[^/]+)/.exec(name)?.[1]
}
