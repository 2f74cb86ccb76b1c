const MOST_OF_A_KIND = 20_000

/** Takes the place of the texts beyond the most that are kept of one kind. */
export const OTHER = '(other)'

/** Gives each text of a day its number. Anybody can tell a site of paths and campaigns, so there is an end to them. */
export class DayTexts {
  readonly texts = ['']
  readonly #numbers = new Map([['', 0]])
  readonly #kinds = new Map<string, Map<string, number>>()

  numberOf(kind: string, text: string): number {
    if (text === '') return 0
    const known = this.#kindOf(kind)
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST_OF_A_KIND) return this.#number(OTHER)
    const number = this.#number(text)
    known.set(text, number)
    return number
  }

  #kindOf(kind: string) {
    const known = this.#kinds.get(kind) ?? new Map<string, number>()
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
