import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'

const POSTS = 400
const LAST_SENTENCE = 'These are the last words.'

/** A folder with more posts than one life of an import can take in, every third with a picture of its own. */
export function createLongImport(folder: string, round: number) {
  mkdirSync(folder)
  for (let number = 0; number < POSTS; number++) {
    const name = `kill-${round}-${String(number).padStart(3, '0')}`
    const hasCover = number % 3 === 0
    const cover = hasCover ? `\ncover: ${name}.svg` : ''
    const text = `${'Text. '.repeat(500)}${LAST_SENTENCE}`
    writeFileSync(path.join(folder, `${name}.md`), `---\ntitle: ${name}\nslug: ${name}${cover}\n---\n${text}\n`)
    if (hasCover) writeFileSync(path.join(folder, `${name}.svg`), pictureSvg(round * POSTS + number))
  }
}

function pictureSvg(number: number) {
  const hue = (number * 37) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="hsl(${hue} 60% 50%)"/><text y="99">${number}</text></svg>`
}

/** What the imports left behind: for each post whether it is whole, its picture's files included. */
export async function listImportedPosts(db: Database, dataDir: string) {
  const posts = await db
    .selectFrom('blogPosts')
    .leftJoin('mediaFiles', 'mediaFiles.id', 'blogPosts.coverId')
    .select(['slug', 'body', 'checksum', 'widths'])
    .where('slug', 'like', 'kill-%')
    .execute()
  return new Map(
    posts.map(({ slug, body, checksum, widths }) => {
      const files = (widths ?? []).map((width) => path.join(dataDir, 'media', `${checksum}-${width}.webp`))
      const wantsCover = Number(slug.slice(-3)) % 3 === 0
      return [slug, body.includes(LAST_SENTENCE) && files.length > 0 === wantsCover && files.every(existsSync)]
    }),
  )
}
