const TEST = /\.test\.tsx?$/
const WRITES = [
  // platform/jobs writes the claims of long work, for the room that names the table to it
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto|longWork)\(\s*['"`]([\w.]+)/g,
  /\b(?:insert\s+into|delete\s+from)\s+([\w.]+)/gi,
  /\bupdate\s+([\w.]+)\s+set\b/gi,
]
const advice = {
  severalRooms:
    'Several rooms write this table: keep the writes in the room that owns it, and let the others call its commands.',
  nobodysRoom:
    'Only a room or platform/ owns tables: move the write into a command of the owner, and call that from here.',
}

/**
 * Finds writes outside of the room that owns the table. A table is owned by the one room (below wings/, or platform/) that
 * writes it, so nothing lists the owners; tests may write what they like.
 * @param {Record<string, string>} sources name in the project → text
 */
export function writesByStrangers(sources) {
  const writes = Object.entries(sources).flatMap(([name, source]) =>
    /^(app|server)\//.test(name) && !TEST.test(name)
      ? tablesWritten(source).map((table) => ({ from: name, to: table, room: roomOf(name) }))
      : [],
  )
  return writes.flatMap(({ from, to, room }) => {
    const isShared = writes.some((other) => other.to === to && other.room && other.room !== room)
    if (room && !isShared) return []
    return [{ rule: 'owner-writes', from, to, advice: room ? advice.severalRooms : advice.nobodysRoom }]
  })
}

/** "app/wings/content/blog/ui/a.tsx" → "blog"; undefined for what owns no tables. */
function roomOf(/** @type {string} */ name) {
  const [, folder, , room] = name.split('/')
  return folder === 'wings' ? room : folder === 'platform' ? folder : undefined
}

function tablesWritten(/** @type {string} */ source) {
  const names = WRITES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, table = '']) => camelCase(table)))
  return [...new Set(names)]
}

/** Raw SQL says blog_posts where Kysely says blogPosts. */
function camelCase(/** @type {string} */ table) {
  return table.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase())
}
