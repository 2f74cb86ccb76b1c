const list = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

export const FORMS_OF_BE = list(
  'am is are was were be been being',
  "isn't aren't wasn't weren't ain't i'm you're he's she's it's we're they're that's there's who's what's",
)

export const FORMS_OF_GET = list('get gets got gotten getting')

/** What may stand between the auxiliary and the participle, besides adverbs in -ly. */
export const BETWEEN = list(
  'not never also always often already just still now then ever even only once twice soon again almost nearly well better best',
  'been being so too all both sometimes seldom rarely usually first all far further later long much more most less quite rather',
  'thus therefore however instead perhaps maybe thereby otherwise',
)

/** Words in -ed that are no participles. */
export const NO_PARTICIPLES = list(
  'aged bed bleed blessed breed creed crooked deed dogged embed exceed feed greed hatred heed hundred indeed infrared jagged',
  'kindred learned misdeed naked need proceed ragged red reed rugged sacred seed shed sled speed succeed ted unneed wed weed',
  'wicked wretched allied biped moped rapid united gifted talented detailed limited sophisticated complicated',
)

/** Participles that tell what somebody or something is like, unless a "by" follows. */
export const ADJECTIVES = list(
  'advanced afraid annoyed ashamed automated bored committed concerned confused connected convinced crowded dedicated delighted',
  'determined disappointed distributed educated embarrassed excited exhausted experienced finished frightened frustrated',
  'interested interrelated involved isolated married mixed motivated needed organized pleased prepared qualified relaxed',
  'related relieved retired satisfied scared scattered skilled stuck stressed supposed surprised thrilled tired unexpected',
  'unwanted used worried broken lost hidden drunk sunken swollen done',
)
