const MAX_OF_A_KIND = 20_000
// of all texts of one kind: what is kept of a day is in memory while somebody asks about it
const MAX_CHARACTERS = 500_000

/** Takes the place of the texts beyond the most that are kept of one kind. */
export const OTHER_TEXT = '(other)'

/** Gives each text of a day its number. Anybody can tell a site of paths and campaigns, so there is an end to them. */
export class DayTextTable {
  readonly texts = ['']
  readonly #numbers = new Map([['', 0]])
  readonly #kinds = new Map<string, { numbers: Map<string, number>; characters: number }>()

  indexOf(kind: string, text: string): number {
    if (text === '') return 0
    const known = this.#kindOf(kind)
    const before = known.numbers.get(text)
    if (before !== undefined) return before
    const characters = known.characters + text.length
    if (known.numbers.size >= MAX_OF_A_KIND || characters > MAX_CHARACTERS) return this.#number(OTHER_TEXT)
    const number = this.#number(text)
    known.numbers.set(text, number)
    known.characters = characters
    return number
  }

  #kindOf(kind: string) {
    const known = this.#kinds.get(kind) ?? { numbers: new Map<string, number>(), characters: 0 }
    this.#kinds.set(kind, known)
    return known
  }

  #number(text: string) {
    const before = this.#numbers.get(text)
    if (before !== undefined) return before
    this.#numbers.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}
