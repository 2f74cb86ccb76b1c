// base, past, participle: where the last two are the same, once
const verbs = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent
bet bet|bid bid|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought
broadcast broadcast|build built|burst burst|buy bought|catch caught|choose chose chosen|cling clung|come came come
cost cost|creep crept|cut cut|deal dealt|dig dug|do did done|draw drew drawn|drink drank drunk|drive drove driven
eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown
forbid forbade forbidden|forecast forecast|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven
freeze froze frozen|get got gotten|give gave given|go went gone|grind ground|grow grew grown|hang hung|hear heard
hide hid hidden|hit hit|hold held|hurt hurt|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let let
lie lay lain|light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken|mow mowed mown|outdo outdid outdone
overcome overcame overcome|override overrode overridden|oversee oversaw overseen|overtake overtook overtaken|overthrow overthrew overthrown
pay paid|prove proved proven|put put|quit quit|read read|rebuild rebuilt|redo redid redone|repay repaid|rethink rethought
rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought
sell sold|send sent|set set|sew sewed sewn|shake shook shaken|shed shed|shine shone|shoot shot|show showed shown
shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent
spin spun|split split|spread spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung
strike struck stricken|string strung|strive strove striven|swear swore sworn|sweep swept|swell swelled swollen|swim swam swum
swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|thrust thrust
undergo underwent undergone|understand understood|undertake undertook undertaken|undo undid undone|uphold upheld|upset upset
wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn|withhold withheld
withstand withstood|wring wrung|write wrote written|agree agreed|free freed|guarantee guaranteed|oversee oversaw overseen
`
  .trim()
  .split(/[|\n]/)
  .map((line) => line.trim().split(' '))

// nouns and others that are spelt like them are far more frequent in texts
const AMBIGUOUS = new Set(['found', 'ground', 'wound', 'lay', 'saw', 'felt', 'left', 'shed', 'spring', 'bore', 'rung'])

/** Past forms and participles by the verb that they belong to: "written" → "write". */
export const BASE_BY_VERB_FORM: ReadonlyMap<string, string> = new Map(
  verbs.flatMap(([base = '', ...forms]) =>
    forms.filter((form) => !AMBIGUOUS.has(form)).map((form) => [form, base] as const),
  ),
)

// what follows "is" in these forms is no passive: "it is gone", "she has become"
const NEVER_PASSIVE = new Set([
  'become',
  'come',
  'gone',
  'fled',
  'slept',
  'sat',
  'wept',
  'crept',
  'lain',
  'arisen',
  'risen',
])

export const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  verbs.map((forms) => forms.at(-1) ?? '').filter((form) => !NEVER_PASSIVE.has(form)),
)
