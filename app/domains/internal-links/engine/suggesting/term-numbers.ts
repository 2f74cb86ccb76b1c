/** The roots of all texts, numbered as they come, each with a word that people can read. */
export class TermNumbers {
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()

  get size() {
    return this.#words.length
  }

  /** The number of a root that stands in a text as `word`. */
  add(root: string, word: string) {
    const known = this.#numbers.get(root)
    if (known !== undefined) return known
    this.#numbers.set(root, this.#words.length)
    return this.#words.push(word) - 1
  }

  numberOf(root: string) {
    return this.#numbers.get(root)
  }

  wordOf(term: number) {
    return this.#words[term] ?? ''
  }
}
