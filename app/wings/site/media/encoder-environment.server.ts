import { lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// the last one bounds memory, see scripts/memory-settings.mjs
const INHERITED_VARIABLES = ['PATH', 'HOME', 'MALLOC_ARENA_MAX']

/** What decodes hostile files knows no secret: of the environment of this process it has what it needs to run. */
export function encoderEnvironment(all: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const inherited = INHERITED_VARIABLES.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))
  return {
    ...Object.fromEntries(inherited),
    FONTCONFIG_FILE: path.resolve('server/fonts.conf'),
    XDG_CACHE_HOME: fontCacheFolder(),
  }
}

/**
 * Where the font library keeps its cache, without which it complains at each text. A folder of this user's alone: another
 * one's cannot be written, and must not be read.
 */
export function fontCacheFolder(temporary = tmpdir(), user = process.getuid?.()) {
  const folder = path.join(temporary, `studio-cache-${user ?? 'here'}`)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const found = lstatSync(folder)
  const isOwn = found.isDirectory() && (user === undefined || found.uid === user) && (found.mode & 0o022) === 0
  return isOwn ? folder : mkdtempSync(`${folder}-`)
}
