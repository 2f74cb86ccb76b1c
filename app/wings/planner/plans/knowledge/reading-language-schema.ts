import { z } from 'zod'

/** Phrases of several words are matched word by word: "*" ends a word by any letters, "…" skips up to four words. */
const phrases = z.array(z.string().min(1)).min(1)

const CONTRADICTIONS = ['free-paid', 'local-remote', 'anonymous-personal', 'offline-live', 'law-security'] as const
export type ContradictionKind = (typeof CONTRADICTIONS)[number]

/** knowledge/plans/reading/LANGUAGE.yaml: by which words the rules read an idea in this language. */
export const readingLanguageSchema = z.strictObject({
  /** What headings and lines before a list say about what stands below them. */
  sections: z.strictObject({
    wishes: phrases,
    exclusions: phrases,
    limits: phrases,
    background: phrases,
    unknowns: phrases,
  }),
  /** What stands before a colon that begins wishes. */
  leadIns: phrases,
  /** The idea begins with what it is: "an app where". */
  ideaStarts: phrases,
  /** Somebody wants something: "I need". */
  wants: phrases,
  /** Somebody shall or must do something. */
  modals: phrases,
  /** Somebody can or gets something: a wish where wishes have begun. */
  abilities: phrases,
  /** Whatever has one of these is not wanted. */
  refusals: phrases,
  /** Not wanted, unless a guard or a protected verb makes it a rule: "must not be shown to others" is a wish. */
  ruleRefusals: phrases,
  /** A clause that begins with one of these is not wanted: "no", "without". */
  refusalStarts: phrases,
  /** A short clause after a refusal that ends with one of these is not wanted either. */
  refusalEnds: phrases,
  /** An answer that refuses what stands before it or what was asked: "Selling them - no". */
  denials: phrases,
  /** An answer that wants what was asked. */
  agreements: phrases,
  /** A sentence that begins so takes back what stands before it: "My nephew says it should feed the fish. It should not." */
  retractions: phrases,
  /** Somebody else proposes it: "my nephew says". */
  proposals: phrases,
  /** A question that begins so asks for nothing: "Does anyone need dashboards?" */
  doubts: phrases,
  /** A question behind a proposal of somebody else, which refuses it: "My nephew would like a blog. Who would write it?" */
  objections: phrases,
  /** "Perhaps" and "could", which put something off together with one of `laterTimes`. */
  hedges: phrases,
  laterTimes: phrases,
  /** What is put off: "in a later release". */
  postponed: phrases,
  /** Somebody goes on doing it elsewhere, so the product does not: "the recipes stay in my notebook". */
  statusQuo: phrases,
  guards: phrases,
  protectedVerbs: phrases,
  /** How things are today. */
  background: phrases,
  /** Greetings and thanks. */
  chat: phrases,
  pastVerbs: phrases,
  /** Advice to the reader, who is not a user of the product. */
  secondPerson: phrases,
  /** What people do with a product, in base form; matched by stem. */
  verbs: phrases,
  /** Those of them that everyday life is full of: one alone makes no product. */
  everydayVerbs: phrases,
  /** What people get from a product. */
  things: phrases,
  products: phrases,
  /** What only a text about a product, or about work on a computer, speaks of. */
  digital: phrases,
  /** What stands in job advertisements, minutes, contracts, house rules, news and recipes. */
  otherGenres: phrases,
  /** What a description of a product begins with, in single words: "site", "game". */
  productKinds: phrases,
  /** Who asks for one: "build me a …". */
  descriptionAsks: phrases,
  /** Behind these stands what the described product has or does: "with", "that". */
  descriptionParts: phrases,
  /** Behind these stands whom it is for. */
  descriptionAudience: phrases,
  conditions: phrases,
  /** "… when somebody reports foulbrood". */
  trailingConditions: phrases,
  benefits: phrases,
  /** A rule about how much: "a round takes at most eight minutes". */
  bounds: phrases,
  /** What follows says only why. */
  reasons: phrases,
  /** "que reciba un mensaje": a wish where wishes have begun. */
  wishStarts: phrases,
  /** Words that go on with the clause before them. */
  subordinators: phrases,
  conjunctions: phrases,
  determiners: phrases,
  pronouns: phrases,
  /** Nouns that name no thing of a product: "time", "way". */
  unspecific: phrases,
  prepositions: phrases,
  /** What stands before the founder's own role: "I'm the secretary". */
  founderWords: phrases,
  /** The founder's role where the idea does not name it. */
  founder: z.string(),
  /** The first person and what it becomes; {role} is the founder's role with its article. */
  firstPerson: z.record(z.string(), z.string()),
  /** What is left out at the beginning of a wish. */
  openings: phrases,
  /** Something is open. */
  unknowns: phrases,
  numbers: z.record(z.string(), z.number()),
  units: z.strictObject({
    hour: phrases,
    week: phrases,
    month: phrases,
    perWeek: phrases,
    fullTime: phrases,
    halfTime: phrases,
    thousand: phrases,
  }),
  /** Words around an amount that make it the budget, and ones that make it something else. */
  budget: phrases,
  notBudget: phrases,
  /** Words around a number of weeks that make it the time of the project, and ones that make it something else. */
  time: phrases,
  notTime: phrases,
  deadline: phrases,
  deadlineCue: phrases,
  dates: phrases,
  developers: phrases,
  developerRole: z.string(),
  laws: phrases,
  lawWords: phrases,
  languageNames: phrases,
  languageCue: phrases,
  platforms: phrases,
  residency: phrases,
  places: phrases,
  stays: phrases,
  /** Words that serve one thing: who excludes one of them excludes all. */
  concepts: z.record(z.string(), phrases),
  contradictions: z.strictObject({
    free: phrases,
    paid: phrases,
    localOnly: phrases,
    remote: phrases,
    noAccounts: phrases,
    personal: phrases,
    offlineOnly: phrases,
    live: phrases,
    law: phrases,
    noSecurity: phrases,
  }),
  /** With {a} and {b}, the two passages. */
  questions: z.record(z.enum(CONTRADICTIONS), z.string()),
  unclearQuestions: phrases,
})

export type ReadingLanguage = z.output<typeof readingLanguageSchema>
