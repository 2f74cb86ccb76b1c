import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../prepare.mjs'
import { temporaryFolder } from './a-site.mjs'

const MEGABYTE = 1e6
const WANTED_MB = 300
const SIZE_MB = Number(process.env.IMPORT_MB ?? 500)
const AGAIN_MS = 5_000

/**
 * A WordPress export of 500 MB, killed (-9) in its middle and taken up again: the memory that the importing process takes, above
 * that of one that has just imported one post, and how many items it takes a second in each tenth of the run.
 */
export async function imports() {
  const folder = temporaryFolder()
  const file = path.join(folder, 'export.xml')
  const posts = await writeExport(file)
  console.log(`${SIZE_MB} MB, ${posts.toLocaleString('en-US')} posts`)
  const dataDir = path.join(folder, 'data')
  const small = path.join(folder, 'small.xml')
  writeFileSync(small, `${head}${item(0)}${end}`)
  const idle = await run(dataDir, small)
  const first = await run(dataDir, file, posts / 2)
  const second = await run(dataDir, file)
  const peak = Math.max(first.peak, second.peak) - idle.last
  console.log(
    `${(peak / MEGABYTE).toFixed(0)} MB above ${(idle.last / MEGABYTE).toFixed(0)} MB (wanted ≤ ${WANTED_MB} MB)`,
  )
  const seen = [...first.seen, ...second.seen]
  console.log(`items a second in each tenth: ${rates(seen, posts).join(', ')}`)
  console.log(`killed at ${first.seen.at(-1)?.position}, then: ${second.said}`)
}

/** @typedef {{ at: number, position: number }} Seen */

/** Imports the file, up to a kill when it is at `killAt`. Waits while the process before it counts as alive. */
async function run(/** @type {string} */ dataDir, /** @type {string} */ file, killAt = Number.POSITIVE_INFINITY) {
  for (;;) {
    const done = await runOnce(dataDir, file, killAt)
    if (!done.complaint.includes('Another process')) return done
    await pause(AGAIN_MS)
  }
}

async function runOnce(/** @type {string} */ dataDir, /** @type {string} */ file, /** @type {number} */ killAt) {
  const child = spawn(process.execPath, ['scripts/run-studio.mjs', 'import', 'wordpress', file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  })
  const done = { peak: 0, last: 0, said: '', complaint: '', seen: /** @type {Seen[]} */ ([]) }
  child.stderr.on('data', (text) => (done.complaint += text))
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    done.said = text.trim().split('\n').at(-1) ?? ''
    const position = Number(/^taking: (\d+) of/m.exec(text)?.[1])
    if (!position) return
    done.seen.push({ at: Date.now(), position })
    if (position >= killAt) child.kill('SIGKILL')
  })
  const timer = setInterval(() => {
    const resident = residentOf(child.pid)
    if (resident > 0) done.last = resident
    done.peak = Math.max(done.peak, resident)
  }, 200)
  await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  return done
}

function residentOf(/** @type {number | undefined} */ pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Each tenth by the steps that were seen to end in it; a step over the kill says nothing. */
function rates(/** @type {Seen[]} */ seen, /** @type {number} */ posts) {
  const tenths = Array.from({ length: 10 }, () => ({ items: 0, ms: 0 }))
  for (const [place, { at, position }] of seen.entries()) {
    const before = seen[place - 1]
    const tenth = tenths[Math.min(9, Math.floor((position / posts) * 10))]
    if (!before || !tenth || position <= before.position || at - before.at > 15_000) continue
    tenth.items += position - before.position
    tenth.ms += at - before.at
  }
  return tenths.map(({ items, ms }) => (ms > 0 ? Math.round((items / ms) * 1000) : '–'))
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Bench</title><link>https://bench.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://bench.example</wp:base_blog_url>
`
const end = '</channel></rss>\n'
const words = 'boat harbor light wind rope tide sail keel anchor chart north crew deck mast port storm calm wave'.split(
  ' ',
)

/** A post of about ten thousand characters that links to another one. */
function item(/** @type {number} */ number) {
  const sentence = (/** @type {number} */ place) =>
    Array.from({ length: 14 }, (_, word) => words[(number * 7 + place * 13 + word * (place + 3)) % words.length]).join(
      ' ',
    )
  const paragraphs = Array.from({ length: 110 }, (_, place) => `${sentence(place)}. <b>${number}</b>`)
  const link = `<a href="https://bench.example/2020/post-${(number * 31) % 40_000}/">more</a>`
  return `<item><title>Post ${number}</title><link>https://bench.example/2020/post-${number}/</link><dc:creator>a</dc:creator>
<content:encoded><![CDATA[${paragraphs.join('\n\n')} ${link}]]></content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${number + 1}</wp:post_id><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt><wp:post_name>post-${number}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="news">News</category></item>
`
}

async function writeExport(/** @type {string} */ file) {
  const out = createWriteStream(file)
  out.write(head)
  let [written, number] = [0, 0]
  while (written < SIZE_MB * MEGABYTE) {
    const text = item(number++)
    written += text.length
    if (!out.write(text)) await new Promise((resolve) => out.once('drain', () => resolve(undefined)))
  }
  out.end(end)
  await new Promise((resolve) => out.once('close', () => resolve(undefined)))
  return number
}
