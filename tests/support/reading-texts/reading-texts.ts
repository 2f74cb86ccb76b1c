/** How hard a reader of the language finds a text, judged before anything was measured. */
export type Difficulty = 'easy' | 'medium' | 'hard'

/** The texts of one language: instructions and a story are easy, articles of a magazine medium, contracts and studies hard. */
export type ReadingTexts = readonly (readonly [Difficulty, string])[]
