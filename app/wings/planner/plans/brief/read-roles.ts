import { stem } from '~/kits/language/all-languages'
import type { BriefReading, Wish } from './brief-reading-schema'
import type { Reader } from './reading-language'
import { singular } from './singular'

const MAX_ROLES = 40
// characters before a wish in which its role may stand, as a pronoun of the wish means it
const LOOK_BACK = 200

/** Who wants something, each once and singular, in the order of the idea. */
export function readRoles(wishes: Wish[], idea: string, reader: Reader): BriefReading['roles'] {
  const roles = new Map<string, BriefReading['roles'][number]>()
  for (const { role, start } of wishes) {
    const key = stem(role.toLowerCase(), reader.language)
    if (!role || roles.has(key)) continue
    const at = idea.indexOf(role, Math.max(0, start - LOOK_BACK))
    const place = at < 0 ? { quote: '', start: 0, end: 0 } : { quote: role, start: at, end: at + role.length }
    roles.set(key, { text: singular(role, reader.language), ...place })
  }
  return [...roles.values()].slice(0, MAX_ROLES)
}

const OWN_ROLE =
  /^\s*((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+)(?=\s*(?:of|in|at|for|and|with|,|\.|;|einer|eines|der|des|von|im|de|del|d['’]|du|en|dans|y|et|und)(?:\s|$|[\p{L}]))/u
const READ_FOR_FOUNDER = 1500
const MAX_ROLE_LENGTH = 30

/** What the founder is: "the secretary of a choir" is the secretary. */
export function readFounderRole(idea: string, reader: Reader): string {
  const found = reader.has('founderWords').exec(idea.slice(0, READ_FOR_FOUNDER))
  const behind = found ? idea.slice(found.index + found[0].length, found.index + found[0].length + 60) : ''
  const named = OWN_ROLE.exec(behind)?.[1]
  if (!found || !named || namesFirm(found[0])) return reader.words.founder
  const role = named.replace(/^(?:a|an|the|un|une|una|die|der|das|le|la|el)\s/i, '')
  return role.length > MAX_ROLE_LENGTH ? reader.words.founder : role
}

/** "I run a hire firm" names the firm, not the founder. */
const namesFirm = (words: string) =>
  /(?:run|manage|lead|chair|coordinate|leite|coordino|dirijo|llevo|dirige|coordonne)/i.test(words)
