const TEST = /\.test\.tsx?$/
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`]([\w.]+)/g,
  /\b(?:insert\s+into|delete\s+from)\s+([\w.]+)/gi,
  /\bupdate\s+([\w.]+)\s+set\b/gi,
]
const READS = [/\.selectFrom\(\s*['"`]([\w.]+)/g, /\bsql(?:<[^`]*>)?`[^`]*\bselect\b[^`]*\bfrom\s+([a-z_.]+)/g]
// kits/runs writes the claims and states of runs, platform/archive the rows of archives, for the room that names the table
const CLAIMS = [/\b(?:defineRuns|archivedTable(?:<[^(]*>)?)\(\s*['"`]([\w.]+)/g]
const advice = {
  severalRooms:
    'Several rooms write this table: keep the writes in the room that owns it, and let the others call its commands.',
  nobodysRoom:
    'Only a room or platform/ owns tables: move the write into a command of the owner, and call that from here.',
  writtenElsewhere: 'A room writes its tables in commands.server.ts or a file that ends in .commands.server.ts.',
  readElsewhere: 'A room reads its tables in queries (….queries.server.ts), or where a command needs it.',
}

/**
 * Finds writes outside of the room that owns the table. A table is owned by the one room (below wings/, or platform/) that
 * writes it, so nothing lists the owners; tests may write what they like.
 * @param {Record<string, string>} sources name in the project → text
 */
export function writesByStrangers(sources) {
  const writes = Object.entries(sources).flatMap(([name, source]) =>
    /^(app|server)\//.test(name) && !TEST.test(name)
      ? tablesIn(source, [...WRITES, ...CLAIMS]).map((table) => ({ from: name, to: table, room: roomOf(name) }))
      : [],
  )
  return writes.flatMap(({ from, to, room }) => {
    const isShared = writes.some((other) => other.to === to && other.room && other.room !== room)
    if (room && !isShared) return []
    return [{ rule: 'owner-writes', from, to, advice: room ? advice.severalRooms : advice.nobodysRoom }]
  })
}

/**
 * Finds rooms that write a table outside of their commands, or read one outside of queries and commands. Fixtures are for
 * tests.
 * @param {Record<string, string>} sources name in the project → text
 */
export function accessOutsideOfCommandsAndQueries(sources) {
  const ofRooms = Object.entries(sources).filter(
    ([name]) => name.startsWith('app/wings/') && !TEST.test(name) && !/fixtures?\.tsx?$/.test(name),
  )
  return ofRooms.flatMap(([from, source]) => {
    if (/\bcommands\.server\.tsx?$/.test(from)) return []
    const reads = /\bqueries\.server\.tsx?$/.test(from) ? [] : tablesIn(source, READS)
    return [
      ...tablesIn(source, WRITES).map((to) => ({
        rule: 'writes-in-commands',
        from,
        to,
        advice: advice.writtenElsewhere,
      })),
      ...reads.map((to) => ({ rule: 'reads-in-queries', from, to, advice: advice.readElsewhere })),
    ]
  })
}

/** "app/wings/content/blog/ui/a.tsx" → "blog"; undefined for what owns no tables. */
function roomOf(/** @type {string} */ name) {
  const [, folder, , room] = name.split('/')
  return folder === 'wings' ? room : folder === 'platform' ? folder : undefined
}

function tablesIn(/** @type {string} */ source, /** @type {RegExp[]} */ patterns) {
  const names = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, table = '']) => camelCase(table)))
  return [...new Set(names)]
}

/** Raw SQL says blog_posts where Kysely says blogPosts. */
function camelCase(/** @type {string} */ table) {
  return table.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase())
}
