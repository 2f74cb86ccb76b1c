import { spawnSync } from 'node:child_process'
import { findBrowser } from '../browser.mjs'
import { root } from '../prepare.mjs'
import { asAdmin, benchAdmin, printFirstBytes } from './admin-lists.mjs'
import { filledSite } from './filled-site.mjs'

/**
 * What notes promise: nothing is overwritten silently in 2,000 interleavings of two tabs and a phone; a note that is written
 * for ten minutes while the line breaks, the tab is killed 50 times and the server or its PostgreSQL 50 times is what was typed; and 5,000
 * notes are listed and searched within 100 ms.
 */
export async function notes() {
  run('vitest.config.ts', 'app/wings/notes/notes/store/interleavings.test.ts', { NOTES_INTERLEAVINGS: '2000' })
  run('vitest.http.config.ts', 'tests/http/kill-notes.test.ts', {
    NOTE_KILLS: '50',
    NOTE_SECONDS: '600',
    CHROMIUM: process.env.CHROMIUM ?? findBrowser() ?? '',
  })
  await asAdmin(await filledSite(fill), (origin, cookie) =>
    printFirstBytes(origin, cookie, [
      ['the first 50 of 5,000 notes', '/api/notes?limit=50'],
      ['search: words in all of them', '/api/notes?limit=50&search=boats'],
      ['search: a word in one of them', '/api/notes?limit=50&search=a87ff679a2f3'],
      ['search: a word in none', '/api/notes?limit=50&search=lighthouse'],
      ['search: the end of the list', '/api/notes?limit=50&search=note+4999'],
    ]),
  )
}

function run(/** @type {string} */ config, /** @type {string} */ file, /** @type {Record<string, string>} */ env) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, file]
  spawnSync(process.execPath, vitest, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
}

/** 5,000 notes of one person, a thousand characters each, and as many of another. */
async function fill(/** @type {(sql: string) => Promise<unknown>} */ sql) {
  await sql(`
    insert into profiles (email, full_name, email_verified)
    values ('${benchAdmin.email}', 'Bench', true), ('other@studio.test', 'Other', true)`)
  await sql(`
    insert into notes (user_id, title, content, is_todo, items, search_text, version, updated_at)
    select id, title, '<p>' || text || '</p>', false, '[]', lower(title || chr(10) || text), number, now() - number * interval '1 minute'
    from profiles, generate_series(1, 5000) as number,
      lateral (select 'Note ' || number as title, repeat('words of a note about boats ', 36) || md5(number::text) as text) as made
    where email in ('${benchAdmin.email}', 'other@studio.test')`)
  await sql(
    'insert into note_change_counters (user_id, version) select user_id, max(version) from notes group by user_id',
  )
  await sql('analyze notes')
}
