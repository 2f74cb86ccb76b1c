import type { BriefReading, Wish } from './brief-reading-schema'
import type { Reader } from './reading-language'

const MAX_ROLES = 40

/** Who wants something, each once, in the order of the idea. */
export function readRoles(wishes: Wish[], idea: string): BriefReading['roles'] {
  const roles = new Map<string, BriefReading['roles'][number]>()
  for (const { role, start } of wishes) {
    const key = role.toLowerCase()
    if (!role || roles.has(key)) continue
    const at = idea.indexOf(role, Math.max(0, start - 200))
    const isSaid = at >= 0
    roles.set(key, {
      text: role,
      quote: isSaid ? role : '',
      start: isSaid ? at : 0,
      end: isSaid ? at + role.length : 0,
    })
  }
  return [...roles.values()].slice(0, MAX_ROLES)
}

const OWN_ROLE =
  /^\s*((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+)(?=\s*(?:of|in|at|for|and|with|,|\.|;|einer|eines|der|des|von|im|de|del|d['’]|du|en|dans|y|et|und)(?:\s|$|[\p{L}]))/u

/** What the founder is: "the secretary of a choir" is the secretary. */
export function readFounderRole(idea: string, reader: Reader): string {
  const found = reader.has('founderWords').exec(idea.slice(0, 1500))
  const named =
    found && OWN_ROLE.exec(idea.slice(found.index + found[0].length, found.index + found[0].length + 60))?.[1]
  if (!named) return reader.words.founder
  const role = named.replace(/^(?:a|an|the|un|une|una|die|der|das|le|la|el)\s/i, '')
  return isVerbPhrase(found[0]) || role.length > 30 ? reader.words.founder : role
}

/** "I run a hire firm" names the firm, not the founder. */
const isVerbPhrase = (words: string) =>
  /(?:run|manage|lead|chair|coordinate|leite|coordino|dirijo|llevo|dirige|coordonne)/i.test(words)
