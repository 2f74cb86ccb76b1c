import type { BriefReading, Wish } from '../brief/brief-reading-schema'
import { PLAN_MESSAGES } from '../messages/plan-messages'

/** What stands in for the placeholders of knowledge about wishes: {wish} {role} {action} {thing} {condition}. */
export type WishWords = Record<'wish' | 'role' | 'action' | 'thing' | 'condition', string>

const MAX_ACTION_LENGTH = 70
const MAX_TITLE_LENGTH = 90

/** The words of a wish; its action shortened at a word, so that it can stand in titles. */
export function findWishWords(
  wish: Wish,
  reading: Pick<BriefReading, 'entities' | 'language'>,
  things = findThings(wish, reading),
): WishWords {
  const whole = withoutFullStop(wish.text)
  const action = shortenAtWord(wholeAction(wish), MAX_ACTION_LENGTH)
  return {
    wish: whole,
    role: wish.role || PLAN_MESSAGES[reading.language].aUser,
    action,
    thing: things[0] ?? action,
    condition: wish.condition,
  }
}

export const fillWishWords = (text: string, words: WishWords) =>
  text.replace(/\{(wish|role|action|thing|condition)\}/g, (_, name: keyof WishWords) => words[name])

/** What a template says without the founder's words. */
export const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, ' ')

/** The things of the idea that a wish is about, in the order in which it names them. */
export function findThings({ text, quote }: Wish, { entities }: Pick<BriefReading, 'entities'>): string[] {
  const said = `${text}\n${quote}`.toLowerCase()
  const named = entities.flatMap((entity) => {
    const at = said.indexOf(entity.text.toLowerCase())
    return at < 0 ? [] : [{ name: entity.text, at }]
  })
  return [...new Set(named.sort((a, b) => a.at - b.at || b.name.length - a.name.length).map(({ name }) => name))]
}

/** What a requirement is called: the founder's action. */
export const wishTitle = (wish: Wish) => capitalize(shortenAtWord(wholeAction(wish), MAX_TITLE_LENGTH))

/** The action with its condition, as the wish has them one after the other: "a text the day before one is due". */
export function wholeAction({ action, condition, text }: Wish) {
  const at = action === '' ? -1 : text.indexOf(action)
  if (at < 0) return withoutFullStop(action || text)
  const behind = condition === '' ? -1 : text.indexOf(condition, at + action.length)
  const end = behind < 0 ? at + action.length : behind + condition.length
  return withoutFullStop(text.slice(at, end))
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const withoutFullStop = (text: string) => text.trim().replace(/(?<![.!;,:\s])[.!;,:\s]+$/, '')

/** At most `most` characters, ending with a whole word. */
export function shortenAtWord(text: string, most: number) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most)
  return `${withoutFullStop(line.slice(0, space > most / 2 ? space : most).toWellFormed())}…`
}

/** A sentence that begins and ends as sentences do. */
export const toSentence = (text: string) => {
  const plain = text.trim()
  return capitalize(/[.!?…]$/.test(plain) ? plain : `${withoutFullStop(plain)}.`)
}
